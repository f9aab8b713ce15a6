import { gameWith, rulesOf } from '../catalog.ts'
import { type Command, Failure, Misuse } from '../command.ts'

export const content: Command = {
  name: 'content',
  summary:
    'check the content pack that ships with a game, or one of your own: content check <game> [pack.json]',
  arguments: ['check', '<game>', '[pack.json]'],
  options: [],
  async run(input) {
    if (input.word(0) !== 'check') {
      throw new Misuse(`there is no ${JSON.stringify(input.word(0))} of content, expected check`)
    }
    const rules = await rulesOf(input.word(1))
    const file = input.words[2] ?? null
    const { id, pack } = gameWith(rules, file)
    if (pack === undefined) throw new Failure(`${id} has no content pack`)
    return {
      json: { game: id, file, ok: true, pack },
      text: `${file ?? 'the pack that ships'}: good (${pack.id}, ${pack.hash})`,
    }
  },
}
