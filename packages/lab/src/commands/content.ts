import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { moduleOf } from '@vyprava/games'
import type { Game } from '@vyprava/kernel'
import { folderOf, rulesOf, withPackFile } from '../catalog.ts'
import { type Command, Failure, Misuse } from '../command.ts'
import { ROOT } from '../files.ts'

export const content: Command = {
  name: 'content',
  summary: 'check the content packs that ship with a game, or one of your own',
  arguments: ['check', '<game>', '[pack.json]'],
  options: [],
  async run(input) {
    if (input.word(0) !== 'check') {
      throw new Misuse(`there is no command content ${JSON.stringify(input.word(0))}, expected content check`)
    }
    const rules = await rulesOf(input.word(1))
    const { id } = rules.game
    const [named] = input.words.slice(2)
    const files = named === undefined ? shippedPacks(id) : [named]
    if (files.length === 0 && rules.game.pack === undefined && moduleOf(id) !== null) {
      return { json: { game: id, ok: true, packs: [] }, text: `${id}: no content pack` }
    }
    // A pack that is joined from several files was checked as a whole when the game was loaded.
    const packs =
      files.length === 0
        ? [{ file: `games/${id}/content`, pack: packOf(rules.game) }]
        : files.map((file) => ({ file: shown(file), pack: packOf(withPackFile(rules, file).game) }))
    return {
      json: { game: id, ok: true, packs },
      text: packs.map(({ file, pack }) => `${file}: good (${pack.id}, ${pack.hash})`).join('\n'),
    }
  },
}

function shippedPacks(id: string): string[] {
  const folder = folderOf(id)
  if (folder === null) return []
  const names = globSync('content/*.json', { cwd: folder }).sort()
  return names.map((name) => join(folder, name))
}

function packOf({ id, pack }: Game): NonNullable<Game['pack']> {
  if (pack === undefined) throw new Failure(`${id} ships no content pack`)
  return pack
}

const shown = (file: string): string => (file.startsWith(ROOT) ? relative(ROOT, file) : file)
