import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('cs')
const turnsOn = (count: number) => `**${count}** ${word(count, { one: 'tah', few: 'tahy', other: 'tahů' })}`

export const lessons = (facts: LessonFacts): Lessons => {
  const { rival, city, roads, site, meadows, part, allowance, slots, turns } = facts
  return {
    goal: {
      station: 'cíl',
      text: 'Tohle je *kompas*. Písmena A–G jsou části Archy: kdo je na své mapě první najde všechny, vyhrává.',
    },
    start: {
      station: 'začátek',
      text: 'Hraješ za *Mága* a jeho výprava začíná ve městě. Odtud se bude po mapě šířit, pole za polem.',
      ask: `Začni ve městě ${city}.`,
    },
    identity: {
      text: 'Modrá je barva tvé *identity*. Vybarvíš jí jedno políčko kompasu, třeba tohle na straně cest.',
      ask: 'Vybarvi označené políčko kompasu.',
    },
    allowance: {
      text: `Strana cest má **${allowance}×**: šedou vybarvíš na mapě jedno pole a další za každé vybarvené políčko té strany.`,
    },
    name: {
      station: 'tah',
      text: 'Jsi na tahu, a tak zvolíš barvu pro všechny. Na své mapě jí musíš mít co vybarvit, aspoň jedno pole.',
      ask: 'Vezmi šedou pastelku a zvol ji.',
    },
    paint: {
      text: `Šedou teď vybarvíš **${allowance}** cesty. Musí sousedit s polem, které už máš vybarvené: s tvým městem.`,
      ask: `Vybarvi ${roads[0]} a ${roads[1]}.`,
    },
    counter: {
      text: `Každým pohybem po mapě označíš jeden *dílek* počítadla, ať má polí kolik chce. Dílků je **${slots}**, pak čas vyprší.`,
    },
    answer: {
      station: 'odpověď',
      text: `${rival} volí modrou a ty *odpovídáš*: na mapě, nebo v kompasu. Políčko kompasu žádný dílek nestojí.`,
      ask: 'Vybarvi označené políčko u oceánu.',
    },
    signature: {
      text: `Jsme o ${turnsOn(turns)} dál. Kolem písmene ${part} je všech šest políček plných: to je *podpis* části ${part}.`,
    },
    place: {
      station: 'část',
      text: `Část ${part} leží tam, kde má pole kolem sebe **stejných šest barev** jako její písmeno. Na pořadí nezáleží.`,
    },
    find: {
      text: `${rival} volí žlutou. A kolem pole ${site} ti chybějí právě dvě louky: vybarvi je a část ${part} je tvoje.`,
      ask: `Vybarvi ${meadows[0]} a ${meadows[1]}, pak odpověz.`,
    },
    farewell: {
      text: 'Odpověď smíš vynechat za minusový bod. *Nápověda* změní její barvu, *diamant* vybarví pole kteroukoli. Části nesousedí.',
    },
  }
}
