import { conditionalWish, LONGEST_ID, MOST_CONDITIONALS } from '@vyprava/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Conditionals } from '../pace/conditionals.ts'
import type { People } from '../people/people.ts'
import { asPersonOf } from './person.ts'

interface ConditionalsNeeds {
  readonly people: People
  readonly conditionals: Conditionals
}

const id = v.pipe(v.string(), v.maxLength(LONGEST_ID))
/** Those that wait and those that have ended. */
const ids = v.pipe(v.array(id), v.maxLength(4 * MOST_CONDITIONALS))

/** One's own conditional moves: nobody is ever told of anybody else's. */
export function addConditionals(app: FastifyInstance, { people, conditionals }: ConditionalsNeeds): void {
  const asPerson = asPersonOf(people)
  app.get(
    '/api/tables/:id/conditionals',
    asPerson(v.strictObject({}), (person, _body, table) => conditionals.of(person.id, table)),
  )
  app.post(
    '/api/tables/:id/conditionals',
    asPerson(conditionalWish, (person, body, table) => conditionals.add(person.id, table, body)),
  )
  app.post(
    '/api/tables/:id/conditionals/order',
    asPerson(v.strictObject({ ids }), (person, body, table) =>
      conditionals.arrange(person.id, table, body.ids),
    ),
  )
}
