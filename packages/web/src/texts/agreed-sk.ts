import type { AgreedTexts } from './agreed-en.ts'

export const agreedSk: AgreedTexts = {
  title: 'Dohoda',
  hints: 'Rady botov',
  hintsValue: { yes: 'dovolené', no: 'nikto sa bota nepýta' },
  hintsSaid: { yes: 'Hráči smú bota požiadať o radu.', no: 'Nikto bota o radu nežiada.' },
  absence: 'Kto nepríde',
  absenceValue: (hours) =>
    hours === null
      ? 'na toho sa čaká'
      : hours < 24
        ? 'za toho po hodine hrá bot'
        : hours < 48
          ? 'za toho po dni hrá bot'
          : 'za toho po troch dňoch hrá bot',
  absenceSaid: (hours) =>
    hours === null
      ? 'Na toho, kto nepríde, sa čaká, kým si ostatní neodhlasujú bota.'
      : hours < 24
        ? 'Za toho, kto hodinu nepríde, hrá bot.'
        : hours < 48
          ? 'Za toho, kto deň nepríde, hrá bot.'
          : 'Za toho, kto tri dni nepríde, hrá bot.',
  delay: 'Diváci vidia hru',
  delayValue: (minutes) =>
    minutes === 0 ? 'hneď' : minutes === 2 ? 'o dve minúty neskôr' : 'o desať minút neskôr',
  delaySaid: (minutes) =>
    minutes === 0
      ? 'Diváci vidia hru hneď.'
      : minutes === 2
        ? 'Diváci vidia hru o dve minúty neskôr.'
        : 'Diváci vidia hru o desať minút neskôr.',
  rated: 'O\u00a0hodnotenie',
  ratedValue: { yes: 'sa hrá', no: 'sa nehrá' },
  ratedNote: {
    yes: 'Dvaja až štyria ľudia, bez botov, bez rád a\u00a0bez vracania ťahov. Kto odíde alebo sa vzdá, je posledný.',
    no: 'Výsledok nikomu hodnotenie nezmení.',
  },
  ratedSaid: {
    yes: 'Hrá sa o\u00a0hodnotenie: bez rád a\u00a0bez vracania ťahov, a\u00a0kto prenechá miesto botovi alebo sa vzdá, je posledný.',
    no: 'O\u00a0hodnotenie sa nehrá.',
  },
  kept: (name) => `tu čaká miesto: ${name}`,
  release: 'Nečakať',
  again: (name) => `${name} chce hrať znova`,
  join: 'Pridať sa',
}
