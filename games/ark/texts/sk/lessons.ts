import { pluralIn } from '@vyprava/module/plural.ts'
import type { LessonFacts, Lessons } from '../lessons.ts'

const { word } = pluralIn('sk')
const turnsOn = (count: number) => `**${count}** ${word(count, { one: 'ťah', few: 'ťahy', other: 'ťahov' })}`

export const lessons = (facts: LessonFacts): Lessons => {
  const { rival, city, roads, site, meadows, part, allowance, slots, turns } = facts
  return {
    goal: {
      station: 'cieľ',
      text: 'Toto je *kompas*. Písmená A–G sú časti Archy: kto na svojej mape prvý nájde všetky, vyhráva.',
    },
    start: {
      station: 'začiatok',
      text: 'Hráš za *Mága* a jeho výprava sa začína v meste. Odtiaľ sa bude po mape šíriť, pole za poľom.',
      ask: `Začni v meste ${city}.`,
    },
    identity: {
      text: 'Modrá je farba tvojej *identity*. Vyfarbíš ňou jedno políčko kompasu, napríklad toto na strane ciest.',
      ask: 'Vyfarbi označené políčko kompasu.',
    },
    allowance: {
      text: `Strana ciest má **${allowance}×**: sivou vyfarbíš na mape jedno pole a ďalšie za každé vyfarbené políčko tej strany.`,
    },
    name: {
      station: 'ťah',
      text: 'Si na ťahu, a tak zvolíš farbu pre všetkých. Na svojej mape ňou musíš mať čo vyfarbiť, aspoň jedno pole.',
      ask: 'Vezmi sivú pastelku a zvoľ ju.',
    },
    paint: {
      text: `Sivou teraz vyfarbíš **${allowance}** cesty. Musia susediť s poľom, ktoré už máš vyfarbené: s tvojím mestom.`,
      ask: `Vyfarbi ${roads[0]} a ${roads[1]}.`,
    },
    counter: {
      text: `Každým pohybom po mape označíš jeden *dielik* počítadla, nech má koľkokoľvek polí. Dielikov je **${slots}**, potom čas vyprší.`,
    },
    answer: {
      station: 'odpoveď',
      text: `${rival} volí modrú a ty *odpovedáš*: na mape, alebo v kompase. Políčko kompasu nestojí žiadny dielik.`,
      ask: 'Vyfarbi označené políčko pri oceáne.',
    },
    signature: {
      text: `Sme o ${turnsOn(turns)} ďalej. Okolo písmena ${part} je všetkých šesť políčok plných: to je *podpis* časti ${part}.`,
    },
    place: {
      station: 'časť',
      text: `Časť ${part} leží tam, kde má pole okolo seba **rovnakých šesť farieb** ako jej písmeno. Na poradí nezáleží.`,
    },
    find: {
      text: `${rival} volí žltú. A okolo poľa ${site} ti chýbajú práve dve lúky: vyfarbi ich a časť ${part} je tvoja.`,
      ask: `Vyfarbi ${meadows[0]} a ${meadows[1]}, potom odpovedz.`,
    },
    farewell: {
      text: 'Odpoveď môžeš vynechať za mínusový bod. *Nápoveda* zmení jej farbu, *diamant* vyfarbí pole hociktorou. Časti nesusedia.',
    },
  }
}
