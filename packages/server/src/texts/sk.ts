import type { ServerTexts } from './index.ts'

export const sk: ServerTexts = {
  turn: (game) => `Ste na ťahu: ${game}`,
  turnBody: (game, until) =>
    until === null
      ? `Pri stole hry ${game} sa čaká na váš ťah.`
      : `Pri stole hry ${game} sa čaká na váš ťah. Čas máte do ${until}.`,
  stop: (link) => `Nechcete už žiadne pripomienky? Zrušíte ich tu: ${link}`,
  confirmTitle: 'Pripomienky z Výpravy',
  confirmBody: (link) =>
    `Potvrďte, že vám na túto adresu smieme písať, keď budete na ťahu: ${link}\n\nAk ste o to nežiadali, nerobte nič a už sa neozveme.`,
  confirmed: 'Hotovo. Keď budete na ťahu, napíšeme vám.',
  stopped: 'Hotovo. Už vám písať nebudeme.',
  unknownLink: 'Tento odkaz už neplatí.',
}
