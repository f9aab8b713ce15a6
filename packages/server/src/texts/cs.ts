import type { ServerTexts } from './index.ts'

export const cs: ServerTexts = {
  turn: (game) => `Jsi na tahu: ${game}`,
  called: (name) => `${name} tě volá ke stolu`,
  turnBody: (game, until) =>
    until === null
      ? `U stolu hry ${game} se čeká na tvůj tah.`
      : `U stolu hry ${game} se čeká na tvůj tah. Čas máš do ${until}.`,
  stop: (link) => `Nechceš už žádné připomínky? Zrušíš je tady: ${link}`,
  confirmTitle: 'Připomínky z Výpravy',
  confirmBody: (link) =>
    `Potvrď, že ti na tuto adresu smíme psát, když budeš na tahu: ${link}\n\nJestli jsi o to nežádal(a), nedělej nic a už se neozveme.`,
  confirmed: 'Hotovo. Až budeš na tahu, napíšeme ti.',
  stopped: 'Hotovo. Už ti psát nebudeme.',
  unknownLink: 'Tento odkaz už neplatí.',
  resetTitle: 'Tvoje heslo do Výpravy',
  resetBody: (link) =>
    `Nové heslo si zvol do hodiny tady: ${link}\n\nJestli jsi o to nežádal(a), nedělej nic: heslo zůstává, jaké bylo.\n`,
  keepTitle: 'Tvůj účet ve Výpravě',
  keepBody: (link) =>
    `Heslo ke svému účtu si zvol do hodiny tady: ${link}\n\nOtevři odkaz v prohlížeči, ve kterém hraješ, a hry půjdou s tebou. Jestli jsi o to nežádal(a), nedělej nic.\n`,
  knownBody: (link) =>
    `Někdo si chce s touto adresou založit účet, jenže ten už existuje. Jestli jsi to ty, prostě se přihlas. Nepamatuješ si heslo? Nové si zvol do hodiny tady: ${link}\n\nJestli to nejsi ty, nedělej nic.\n`,
}
