import { pluralIn } from '@vyprava/module/plural.ts'
import type { MachineWords } from '../en/machine.ts'

const { count, word } = pluralIn('sk')
const steps = (n: number): string => count(n, { one: 'krok', few: 'kroky', other: 'krokov' })
const hexes = (n: number): string => count(n, { one: 'hex', few: 'hexy', other: 'hexov' })
const injuries = (n: number): string => count(n, { one: 'zranenie', few: 'zranenia', other: 'zranení' })
const sites = (n: number): string =>
  count(n, { one: 'nová toxická lokalita', few: 'nové toxické lokality', other: 'nových toxických lokalít' })

const remain = (n: number): string =>
  `${word(n, { one: 'zostáva', few: 'zostávajú', other: 'zostáva' })} ${n}`

export const machine: MachineWords = {
  title: 'Karta strojov',
  next: 'Ďalší krok',
  pause: 'Pauza',
  goOn: 'Pokračovať',
  twice: '2×',
  once: '1×',
  skip: 'Preskočiť',
  close: 'Odložiť kartu',
  replay: 'Pozrieť znova',
  steps: 'Čo stroje robia',
  nothing: 'Stroje tentoraz nič nerobia.',
  progress: (step, all) => `krok ${step} / ${all}`,

  lost: {
    toxic: (fresh, left) => `${sites(fresh)}, ${remain(left)}`,
    factory: (left) => `nová továreň, ${remain(left)} v jadre`,
    fallen: (fallen) => `padlí Strážcovia: ${fallen}`,
  },

  lines: {
    moveTogether: (n) => `obe mašiny prejdú ${steps(n)}`,
    moveInTurn: (first, second) => `prvá mašina prejde ${steps(first)}, potom druhá ${steps(second)}`,
    deployEngines: 'mašiny z jadra znova vyrazia',
    turnDirection: 'smer strojov sa obráti',
    build: 'na ohraničenom hexe vyrastie továreň',
    pollute: 'výpuste šíria znečistenie',
    polluteIfNone: 'ak nevyrástla, výpuste šíria znečistenie',
    deployHunters: 'každá mašina vysadí lovca',
    pursue: (active, others) =>
      `lovci idú za vodcom na ťahu až ${hexes(active)}, za ostatnými ${hexes(others)}`,
    strike: (hurt) => `kto stojí pri mechovi, dostane ${injuries(hurt)}`,
  },
}
