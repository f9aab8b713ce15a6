import { botsSk } from './bots-sk.ts'
import { compendiumSk } from './compendium-sk.ts'
import type { Texts } from './en.ts'
import { endSk } from './end-sk.ts'
import { frameSk } from './frame-sk.ts'
import { homeSk } from './home-sk.ts'
import { layingSk } from './laying-sk.ts'
import { lessonSk } from './lesson-sk.ts'
import { playSk } from './play-sk.ts'
import { reviewSk } from './review-sk.ts'
import { emblemsOf, type SeatTexts } from './seats.ts'
import { taglineSk } from './taglines.ts'
import { takebacksSk } from './takebacks.ts'
import { turnsSk } from './turns-sk.ts'

const dates = new Intl.DateTimeFormat('sk', { dateStyle: 'medium', timeStyle: 'short' })

const seats: SeatTexts = {
  1: { paint: 'Rumelka', emblem: 'Líška' },
  2: { paint: 'Modrá', emblem: 'Havran' },
  3: { paint: 'Slama', emblem: 'Zajac' },
  4: { paint: 'Papradie', emblem: 'Medveď' },
  5: { paint: 'Slivka', emblem: 'Sova' },
  6: { paint: 'Krieda', emblem: 'Jeleň' },
  7: { paint: 'Sadze', emblem: 'Jazvec' },
}

export const sk: Texts = {
  name: 'Výprava',
  tagline: taglineSk,
  winds: ['S', 'V', 'J', 'Z'],
  seats,
  settings: {
    title: 'Nastavenia',
    language: 'Jazyk',
    theme: 'Svetlo',
    night: 'Nočný pochod',
    day: 'Denný list',
    motion: 'Pohyb',
    motions: { auto: 'Podľa zariadenia', full: 'Plný', none: 'Žiadny' },
    pace: 'Boti',
    paces: { humane: 'Dávajú si načas', instant: 'Ťahajú hneď' },
    consent: 'Dotyk na pláne',
    consents: { preview: 'Najprv ukáže, potom sa opýta', once: 'Rovno ťahá' },
    sound: 'Zvuk',
    sounds: { off: 'Vypnutý', on: 'Zapnutý' },
    close: 'Zavrieť',
  },
  setup: {
    playNow: 'Hrať hneď',
    players: 'Hráči',
    seat: (number) => `Miesto ${number}`,
    name: 'Meno',
    who: 'Kto hrá',
    addPerson: 'Pridať človeka',
    addBot: 'Pridať bota',
    remove: (name) => `Odobrať: ${name}`,
    options: 'Varianty',
    seed: 'Semienko náhody',
    pack: 'Vlastné karty',
    packChoose: 'Vybrať súbor',
    packHelp: 'Súbor JSON v rovnakej podobe ako naša sada. Hra si ho zapamätá.',
    packOwn: (name) => `Hrá sa so sadou „${name}“.`,
    packAway: 'Späť k našej',
    packWrong: 'S týmito kartami sa hrať nedá.',
    personName: (number) => `Hráč ${number}`,
    botNames: emblemsOf(seats),
    problem: 'Takto sa k stolu ešte zasadnúť nedá.',
    unfit: (label, found, expected) => `${label}: je tu ${found}, má byť ${expected}.`,
    absent: 'Táto hra ešte nie je hotová. Príď sa pozrieť neskôr.',
  },
  shelf: {
    title: 'Tvoje hry',
    empty: 'Zatiaľ nič. Rozohrané hry zostávajú na tomto zariadení.',
    resume: 'Pokračovať',
    replay: 'Pozrieť záznam',
    save: 'Uložiť do súboru',
    load: 'Otvoriť hru zo súboru',
    remove: 'Zmazať',
    removeSure: 'Naozaj zmazať',
    finished: 'dohrané',
    sandbox: 'skúška',
    played: (when) => dates.format(when),
    refused: 'Súbor sa nepodarilo otvoriť',
    notJson: 'Nie je to uložená hra: text súboru sa nedá prečítať.',
    notRecord: 'Nie je to uložená hra Výpravy.',
    newer: 'Uložila ho novšia Výprava. Načítaj stránku znova a skús to ešte raz.',
    unknownGame: 'Je to hra, ktorú táto Výprava nemá.',
    otherPack: 'Hralo sa s inou sadou kariet.',
    broken: 'Hra v ňom nesedí: pravidlá niektorý ťah odmietli, alebo vyšiel iný výsledok.',
    where: ({ path, found, expected }) => `Miesto ${path}: je tu ${found}, má byť ${expected}.`,
  },
  home: homeSk,
  laying: layingSk,
  about: {
    title: 'O Výprave',
    text: 'Výprava je jeden stôl v\u00a0prehliadači pre výpravné stolové hry. Vyzerá ako starý cestovný atlas: teplý papier, jeden atrament, vrstevnice a mosadz len tam, kam smie siahnuť ruka.',
    icons: 'Ikony',
    iconsBy: 'game-icons.net, autori Lorc, Delapouite a ďalší; ikony sme prefarbili.',
    type: 'Písmo',
    typeBy: 'Alegreya a Alegreya Sans, autor Huerta Tipográfica.',
    drawings: 'Kresby',
    drawingsBy: 'Krajiny, plány, karty a žetóny sú naše vlastné, kreslí ich program zo semienka.',
    licence: (name) => `Licencia: ${name}`,
    back: 'Späť k dverám',
  },
  compendium: compendiumSk,
  uncharted: {
    title: 'Sem mapa ešte nesiaha',
    text: 'Tento list atlasu sa ešte len kreslí. Dvere k\u00a0hrám sú o krok späť.',
    back: 'Späť k dverám',
  },
  broken: {
    title: 'Na tejto stránke sa niečo pokazilo',
    text: 'Nič z\u00a0tvojej hry sa nestratilo: každý ťah sa ukladá hneď. Otvor stránku znova; keby sa to opakovalo, cesta späť vedie k\u00a0dverám.',
    again: 'Otvoriť znova',
  },
  tutorial: lessonSk,
  play: playSk,
  turns: turnsSk,
  bots: botsSk,
  takebacks: takebacksSk,
  end: endSk,
  frame: frameSk,
  review: reviewSk,
  gallery: {
    title: 'Vzorkovník dielov',
    subtitle: 'jedno pero, jeden papier, dve svetlá',
  },
}
