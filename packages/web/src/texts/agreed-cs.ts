import type { AgreedTexts } from './agreed-en.ts'

export const agreedCs: AgreedTexts = {
  title: 'Domluva',
  hints: 'Rady botů',
  hintsValue: { yes: 'dovolené', no: 'nikdo se bota neptá' },
  hintsSaid: { yes: 'Hráči smějí bota požádat o radu.', no: 'Nikdo bota o radu nežádá.' },
  absence: 'Kdo nepřijde',
  absenceValue: (hours) =>
    hours === null
      ? 'na toho se čeká'
      : hours < 24
        ? 'za toho po hodině hraje bot'
        : hours < 48
          ? 'za toho po dni hraje bot'
          : 'za toho po třech dnech hraje bot',
  absenceSaid: (hours) =>
    hours === null
      ? 'Na toho, kdo nepřijde, se čeká, dokud si ostatní neodhlasují bota.'
      : hours < 24
        ? 'Za toho, kdo hodinu nepřijde, hraje bot.'
        : hours < 48
          ? 'Za toho, kdo den nepřijde, hraje bot.'
          : 'Za toho, kdo tři dny nepřijde, hraje bot.',
  delay: 'Diváci vidí hru',
  delayValue: (minutes) =>
    minutes === 0 ? 'hned' : minutes === 2 ? 'o\u00a0dvě minuty později' : 'o\u00a0deset minut později',
  delaySaid: (minutes) =>
    minutes === 0
      ? 'Diváci vidí hru hned.'
      : minutes === 2
        ? 'Diváci vidí hru o\u00a0dvě minuty později.'
        : 'Diváci vidí hru o\u00a0deset minut později.',
  rated: 'O\u00a0hodnocení',
  ratedValue: { yes: 'se hraje', no: 'se nehraje' },
  ratedNote: {
    yes: 'Dva až čtyři lidé, bez botů, bez rad a\u00a0bez vracení tahů. Kdo odejde nebo se vzdá, je poslední.',
    no: 'Výsledek ničí hodnocení nezmění.',
  },
  ratedSaid: {
    yes: 'Hraje se o\u00a0hodnocení: bez rad a\u00a0bez vracení tahů, a\u00a0kdo přenechá místo botovi nebo se vzdá, je poslední.',
    no: 'O\u00a0hodnocení se nehraje.',
  },
  kept: (name) => `držíme místo: ${name}`,
  release: 'Nečekat',
  again: (name) => `${name} chce hrát znovu`,
  join: 'Přidat se',
}
