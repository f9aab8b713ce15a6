import { pluralIn } from '@vyprava/module/plural.ts'
import type { MachineLabels } from './type.ts'

const { count, word } = pluralIn('cs')
const steps = (n: number): string => count(n, { one: 'krok', few: 'kroky', other: 'kroků' })
const hexes = (n: number): string => count(n, { one: 'hex', few: 'hexy', other: 'hexů' })
const injuries = (n: number): string => count(n, { one: 'zranění', few: 'zranění', other: 'zranění' })
const sites = (n: number): string =>
  count(n, { one: 'nová toxická lokalita', few: 'nové toxické lokality', other: 'nových toxických lokalit' })

export const cs: MachineLabels = {
  title: 'Karta strojů',
  next: 'Další krok',
  pause: 'Pauza',
  goOn: 'Pokračovat',
  twice: '2×',
  once: '1×',
  skip: 'Přeskočit',
  close: 'Odložit kartu',
  replay: 'Přehrát',
  steps: 'Co stroje dělají',
  nothing: 'Stroje tentokrát nic nedělají.',
  progress: (step, all) => `krok ${step} / ${all}`,
  losses({ toxic, factories, fallen }) {
    const left = (n: number): string => `${word(n, { one: 'zbývá', few: 'zbývají', other: 'zbývá' })} ${n}`
    return [
      ...(toxic.fresh === 0 ? [] : [`${sites(toxic.fresh)}, ${left(toxic.left)}`]),
      ...(factories.fresh === 0 ? [] : [`nová továrna, ${left(factories.left)} v jádru`]),
      ...(fallen === 0 ? [] : [`padlí Strážci: ${fallen}`]),
    ]
  },
  line(line) {
    switch (line.does) {
      case 'moveTogether':
        return `obě mašiny ujedou ${steps(line.steps)}`
      case 'moveInTurn':
        return `první mašina ujede ${steps(line.first)}, pak druhá ${steps(line.second)}`
      case 'deployEngines':
        return 'mašiny z jádra znovu vyjedou'
      case 'turnDirection':
        return 'směr strojů se obrátí'
      case 'build':
        return 'na ohraničeném hexu vyroste továrna'
      case 'pollute':
        return line.always ? 'výpusti šíří znečištění' : 'nevyrostla-li, výpusti šíří znečištění'
      case 'deployHunters':
        return 'každá mašina vysadí lovce'
      case 'pursue':
        return `lovci jdou za vůdcem na tahu až ${hexes(line.active)}, za ostatními ${hexes(line.others)}`
      case 'strike':
        return `kdo stojí u mecha, utrpí ${injuries(line.injuries)}`
    }
  },
}
