import { pluralIn } from '@vyprava/module/plural.ts'
import type { MachineLabels } from './type.ts'

const { count, word } = pluralIn('sk')
const steps = (n: number): string => count(n, { one: 'krok', few: 'kroky', other: 'krokov' })
const hexes = (n: number): string => count(n, { one: 'hex', few: 'hexy', other: 'hexov' })
const injuries = (n: number): string => count(n, { one: 'zranenie', few: 'zranenia', other: 'zranení' })
const sites = (n: number): string =>
  count(n, { one: 'nová toxická lokalita', few: 'nové toxické lokality', other: 'nových toxických lokalít' })

export const sk: MachineLabels = {
  title: 'Karta strojov',
  next: 'Ďalší krok',
  pause: 'Pauza',
  goOn: 'Pokračovať',
  twice: '2×',
  once: '1×',
  skip: 'Preskočiť',
  close: 'Odložiť kartu',
  replay: 'Prehrať',
  steps: 'Čo stroje robia',
  nothing: 'Stroje tentoraz nič nerobia.',
  progress: (step, all) => `krok ${step} / ${all}`,
  losses({ toxic, factories, fallen }) {
    const left = (n: number): string =>
      `${word(n, { one: 'zostáva', few: 'zostávajú', other: 'zostáva' })} ${n}`
    return [
      ...(toxic.fresh === 0 ? [] : [`${sites(toxic.fresh)}, ${left(toxic.left)}`]),
      ...(factories.fresh === 0 ? [] : [`nová továreň, ${left(factories.left)} v jadre`]),
      ...(fallen === 0 ? [] : [`padlí Strážcovia: ${fallen}`]),
    ]
  },
  line(line) {
    switch (line.does) {
      case 'moveTogether':
        return `obe mašiny prejdú ${steps(line.steps)}`
      case 'moveInTurn':
        return `prvá mašina prejde ${steps(line.first)}, potom druhá ${steps(line.second)}`
      case 'deployEngines':
        return 'mašiny z jadra znova vyrazia'
      case 'turnDirection':
        return 'smer strojov sa obráti'
      case 'build':
        return 'na ohraničenom hexe vyrastie továreň'
      case 'pollute':
        return line.always ? 'výpuste šíria znečistenie' : 'ak nevyrástla, výpuste šíria znečistenie'
      case 'deployHunters':
        return 'každá mašina vysadí lovca'
      case 'pursue':
        return `lovci idú za vodcom na ťahu až ${hexes(line.active)}, za ostatnými ${hexes(line.others)}`
      case 'strike':
        return `kto stojí pri mechovi, utrpí ${injuries(line.injuries)}`
    }
  },
}
