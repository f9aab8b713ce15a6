import type { ServerTexts } from './index.ts'

export const cs: ServerTexts = {
  turn: (game) => `Jste na tahu: ${game}`,
  turnBody: (game, until) =>
    until === null
      ? `U stolu hry ${game} se čeká na váš tah.`
      : `U stolu hry ${game} se čeká na váš tah. Čas máte do ${until}.`,
  stop: (link) => `Nechcete už žádné připomínky? Zrušíte je tady: ${link}`,
  confirmTitle: 'Připomínky z Výpravy',
  confirmBody: (link) =>
    `Potvrďte, že vám na tuto adresu smíme psát, když budete na tahu: ${link}\n\nJestli jste o to nežádali, nedělejte nic a už se neozveme.`,
  confirmed: 'Hotovo. Když budete na tahu, napíšeme vám.',
  stopped: 'Hotovo. Už vám psát nebudeme.',
  unknownLink: 'Tento odkaz už neplatí.',
}
