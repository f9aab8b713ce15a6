import { pluralIn } from '@vyprava/module/plural.ts'
import type { MachineWords } from '../en/machine.ts'

const { count, word } = pluralIn('cs')
const steps = (n: number): string => count(n, { one: 'krok', few: 'kroky', other: 'kroků' })
const hexes = (n: number): string => count(n, { one: 'hex', few: 'hexy', other: 'hexů' })
const injuries = (n: number): string => count(n, { one: 'zranění', few: 'zranění', other: 'zranění' })
const sites = (n: number): string =>
  count(n, { one: 'nová toxická lokalita', few: 'nové toxické lokality', other: 'nových toxických lokalit' })

const remain = (n: number): string => `${word(n, { one: 'zbývá', few: 'zbývají', other: 'zbývá' })} ${n}`

export const machine: MachineWords = {
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

  lost: {
    toxic: (fresh, left) => `${sites(fresh)}, ${remain(left)}`,
    factory: (left) => `nová továrna, ${remain(left)} v jádru`,
    fallen: (fallen) => `padlí Strážci: ${fallen}`,
  },

  lines: {
    moveTogether: (n) => `obě mašiny ujedou ${steps(n)}`,
    moveInTurn: (first, second) => `první mašina ujede ${steps(first)}, pak druhá ${steps(second)}`,
    deployEngines: 'mašiny z jádra znovu vyjedou',
    turnDirection: 'směr strojů se obrátí',
    build: 'na ohraničeném hexu vyroste továrna',
    pollute: 'výpusti šíří znečištění',
    polluteIfNone: 'když nevyroste, výpusti šíří znečištění',
    deployHunters: 'každá mašina vysadí lovce',
    pursue: (active, others) =>
      `lovci jdou za vůdcem na tahu až ${hexes(active)}, za ostatními až ${hexes(others)}`,
    strike: (hurt) => `kdo stojí u mecha, utrpí ${injuries(hurt)}`,
  },
}
