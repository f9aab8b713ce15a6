import type { ServerTexts } from './index.ts'

export const cs: ServerTexts = {
  turn: (game) => `Jsi na tahu: ${game}`,
  called: (name) => `${name} tě volá ke stolu`,
  turnBody: (game, until) =>
    until === null
      ? `${game}: u stolu se čeká na tvůj tah.`
      : `${game}: u stolu se čeká na tvůj tah. Lhůta: ${until}.`,
  stop: (link) => `Už žádné připomínky? Zrušíš je tady: ${link}`,
  confirmTitle: 'Připomínky z Výpravy',
  confirmBody: (link) =>
    `Smíme ti na tuhle adresu napsat, když jsi na tahu? Potvrď to tady: ${link}\n\nJestli ta žádost není od tebe, nedělej nic a už se neozveme.`,
  confirmed: 'Hotovo. Až budeš na tahu, napíšeme ti.',
  stopped: 'Hotovo. Už ti psát nebudeme.',
  unknownLink: 'Tenhle odkaz už neplatí.',
  resetTitle: 'Tvoje heslo do Výpravy',
  resetBody: (link) =>
    `Nové heslo si zvol do hodiny tady: ${link}\n\nJestli ta žádost není od tebe, nedělej nic: heslo zůstává, jaké bylo.\n`,
  keepTitle: 'Tvůj účet ve Výpravě',
  keepBody: (link) =>
    `Heslo ke svému účtu si zvol do hodiny tady: ${link}\n\nOtevři odkaz v prohlížeči, ve kterém hraješ, a hry přejdou na účet. Jestli ta žádost není od tebe, nedělej nic.\n`,
  knownBody: (link) =>
    `Někdo si chce s touto adresou založit účet, jenže ten už existuje. Jestli jsi to ty, prostě se přihlas. Nepamatuješ si heslo? Nové si zvol do hodiny tady: ${link}\n\nJestli to nejsi ty, nedělej nic.\n`,
}
