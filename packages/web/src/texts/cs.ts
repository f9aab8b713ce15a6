import { botsCs } from './bots-cs.ts'
import { compendiumCs } from './compendium-cs.ts'
import type { Texts } from './en.ts'
import { endCs } from './end-cs.ts'
import { frameCs } from './frame-cs.ts'
import { homeCs } from './home-cs.ts'
import { layingCs } from './laying-cs.ts'
import { lessonCs } from './lesson-cs.ts'
import { playCs } from './play-cs.ts'
import { reviewCs } from './review-cs.ts'
import { emblemsOf, type SeatTexts } from './seats.ts'
import { taglineCs } from './taglines.ts'
import { takebacksCs } from './takebacks.ts'
import { turnsCs } from './turns-cs.ts'

const dates = new Intl.DateTimeFormat('cs', { dateStyle: 'medium', timeStyle: 'short' })

const seats: SeatTexts = {
  1: { paint: 'Rumělka', emblem: 'Liška' },
  2: { paint: 'Modř', emblem: 'Havran' },
  3: { paint: 'Sláma', emblem: 'Zajíc' },
  4: { paint: 'Kapradí', emblem: 'Medvěd' },
  5: { paint: 'Švestka', emblem: 'Sova' },
  6: { paint: 'Křída', emblem: 'Jelen' },
  7: { paint: 'Saze', emblem: 'Jezevec' },
}

export const cs: Texts = {
  name: 'Výprava',
  tagline: taglineCs,
  winds: ['S', 'V', 'J', 'Z'],
  seats,
  settings: {
    title: 'Nastavení',
    language: 'Jazyk',
    theme: 'Světlo',
    night: 'Noční pochod',
    day: 'Denní list',
    motion: 'Pohyb',
    motions: { auto: 'Podle zařízení', full: 'Plný', none: 'Žádný' },
    pace: 'Boti',
    paces: { humane: 'Dávají si načas', instant: 'Táhnou hned' },
    consent: 'Dotyk na plánu',
    consents: { preview: 'Nejdřív ukáže, pak se zeptá', once: 'Rovnou táhne' },
    sound: 'Zvuk',
    sounds: { off: 'Vypnutý', on: 'Zapnutý' },
    close: 'Zavřít',
  },
  setup: {
    playNow: 'Hrát hned',
    players: 'Hráči',
    seat: (number) => `Místo ${number}`,
    name: 'Jméno',
    who: 'Kdo hraje',
    addPerson: 'Přidat člověka',
    addBot: 'Přidat bota',
    remove: (name) => `Odebrat: ${name}`,
    options: 'Varianty',
    seed: 'Semínko náhody',
    pack: 'Vlastní karty',
    packChoose: 'Vybrat soubor',
    packHelp: 'Soubor JSON ve formátu naší sady. Hra si ho zapamatuje.',
    packOwn: (name) => `Hraje se se sadou „${name}“.`,
    packAway: 'Zpět k naší',
    packWrong: 'S těmito kartami se hrát nedá.',
    personName: (number) => `Hráč ${number}`,
    botNames: emblemsOf(seats),
    problem: 'Takhle ke stolu zasednout nejde.',
    unfit: (label, found, expected) => `${label}: je tu ${found}, má být ${expected}.`,
    absent: 'Tahle hra ještě není hotová. Přijď se podívat později.',
  },
  shelf: {
    title: 'Tvoje hry',
    empty: 'Zatím nic. Rozehrané hry zůstávají na tomto zařízení.',
    resume: 'Pokračovat',
    replay: 'Přehrát',
    save: 'Uložit do souboru',
    load: 'Otevřít hru ze souboru',
    remove: 'Smazat',
    removeSure: 'Opravdu smazat',
    finished: 'dohráno',
    sandbox: 'nanečisto',
    played: (when) => dates.format(when),
    refused: 'Soubor se nepodařilo otevřít',
    notJson: 'Není to uložená hra: obsah se nedá přečíst.',
    notRecord: 'Není to uložená hra Výpravy.',
    newer: 'Uložila ho novější Výprava. Načti stránku znovu a zkus to ještě jednou.',
    unknownGame: 'Je to hra, kterou tahle Výprava nemá.',
    otherPack: 'Hrálo se s jinou sadou karet.',
    broken: 'Hra v něm nesedí: pravidla některý tah odmítla, nebo vyšel jiný výsledek.',
    where: ({ path, found, expected }) => `Místo ${path}: je tu ${found}, má být ${expected}.`,
  },
  home: homeCs,
  laying: layingCs,
  about: {
    title: 'O Výpravě',
    text: 'Výprava je jeden stůl v\u00a0prohlížeči pro výpravné deskové hry. Vypadá jako starý cestovní atlas: teplý papír, jeden inkoust, vrstevnice a\u00a0mosaz jen tam, kam smíš sáhnout.',
    icons: 'Ikony',
    iconsBy: 'game-icons.net, autoři Lorc, Delapouite a další; ikony jsme přebarvili.',
    type: 'Písmo',
    typeBy: 'Alegreya a Alegreya Sans, autor Huerta Tipográfica.',
    drawings: 'Kresby',
    drawingsBy: 'Krajiny, plány, karty a\u00a0žetony jsou naše vlastní, kreslí je program ze semínka.',
    licence: (name) => `Licence: ${name}`,
    back: 'Zpět ke dveřím',
  },
  compendium: compendiumCs,
  uncharted: {
    title: 'Sem mapa ještě nesahá',
    text: 'Tenhle list atlasu se teprve kreslí. Dveře k\u00a0hrám jsou o krok zpátky.',
    back: 'Zpět ke dveřím',
  },
  broken: {
    title: 'Na téhle stránce se něco porouchalo',
    text: 'Nic z\u00a0tvé hry se neztratilo: každý tah se ukládá hned. Otevři stránku znovu; kdyby se to opakovalo, cesta zpátky vede ke dveřím.',
    again: 'Otevřít znovu',
  },
  tutorial: lessonCs,
  play: playCs,
  turns: turnsCs,
  bots: botsCs,
  takebacks: takebacksCs,
  end: endCs,
  frame: frameCs,
  review: reviewCs,
  gallery: {
    title: 'Vzorník dílů',
    subtitle: 'jedno pero, jeden papír, dvě světla',
  },
}
