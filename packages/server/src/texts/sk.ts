import type { ServerTexts } from './index.ts'

export const sk: ServerTexts = {
  turn: (game) => `Si na ťahu: ${game}`,
  called: (name) => `${name} ťa volá k stolu`,
  turnBody: (game, until) =>
    until === null
      ? `${game}: pri stole sa čaká na tvoj ťah.`
      : `${game}: pri stole sa čaká na tvoj ťah. Čas máš do ${until}.`,
  stop: (link) => `Pripomienky už nechceš? Zrušíš ich tu: ${link}`,
  confirmTitle: 'Pripomienky z Výpravy',
  confirmBody: (link) =>
    `Potvrď, že ti na túto adresu môžeme písať, keď budeš na ťahu: ${link}\n\nAk to nebola tvoja žiadosť, nerob nič a už sa neozveme.`,
  confirmed: 'Hotovo. Keď budeš na ťahu, napíšeme ti.',
  stopped: 'Hotovo. Už ti písať nebudeme.',
  unknownLink: 'Tento odkaz už neplatí.',
  resetTitle: 'Tvoje heslo do Výpravy',
  resetBody: (link) =>
    `Nové heslo si zvoľ do hodiny tu: ${link}\n\nAk to nebola tvoja žiadosť, nerob nič: heslo zostáva, aké bolo.\n`,
  keepTitle: 'Tvoj účet vo Výprave',
  keepBody: (link) =>
    `Heslo k svojmu účtu si zvoľ do hodiny tu: ${link}\n\nOtvor odkaz v prehliadači, v ktorom hráš, a hry pôjdu s tebou. Ak to nebola tvoja žiadosť, nerob nič.\n`,
  knownBody: (link) =>
    `Niekto si chce s touto adresou založiť účet, lenže ten už existuje. Ak si to ty, jednoducho sa prihlás. Nepamätáš si heslo? Nové si zvoľ do hodiny tu: ${link}\n\nAk to nie si ty, nerob nič.\n`,
}
