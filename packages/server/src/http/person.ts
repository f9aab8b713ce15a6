import { type Checked, printProblem } from '@vyprava/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { People, Person } from '../people/people.ts'

/** Answers what somebody with a name wants: their body is parsed, and a problem is said as advice. */
export const asPersonOf =
  (people: People) =>
  <Body>(
    schema: v.GenericSchema<unknown, Body>,
    work: (person: Person, body: Body, id: string) => Promise<Checked<unknown>>,
  ) =>
  async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
    const person = await people.who(request.headers)
    if (person === null) return reply.code(401).send({ error: 'nobody', advice: 'Choose a name first.' })
    const body = v.safeParse(schema, request.body ?? {})
    if (!body.success) return reply.code(400).send({ error: 'body', advice: body.issues[0].message })
    const done = await work(person, body.output, request.params.id ?? '')
    if (!done.ok)
      return reply.code(409).send({ error: done.problem.path, advice: printProblem(done.problem) })
    return { value: done.value }
  }
