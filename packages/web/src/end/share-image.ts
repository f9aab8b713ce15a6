export const SHARE = { width: 1200, height: 630 } as const

/** How long letters take to come, in milliseconds. */
const LETTERS = 250

/**
 * A part of the page as a picture. An image knows nothing of the page around it, so styles, letters and pictures are
 * put into it; whatever light the page has, the picture is made by day.
 */
export async function imageOf(element: Element, game: string): Promise<Blob> {
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) throw new Error('A copy of an element is none')
  await Promise.all([...copy.querySelectorAll('image')].map(embedPicture))
  const defs = document.querySelector('.atlas-defs')
  const inside = [defs, copy].map((part) =>
    part === null ? '' : new XMLSerializer().serializeToString(part),
  )
  const { width, height } = SHARE
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="day" data-game="${game}">` +
    `<style><![CDATA[${await pageStyle()}]]></style>` +
    `<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml">${inside.join('')}</div></foreignObject></svg>`
  return drawn(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`)
}

/** Pictures of land are images by themselves, made for the light of the page. */
async function embedPicture(image: Element): Promise<void> {
  const address = image.getAttribute('href')
  if (address === null || address.startsWith('data:')) return
  const text = await (await fetch(address)).text()
  const byDay = text.replace('data-theme="night"', 'data-theme="day"')
  image.setAttribute('href', `data:image/svg+xml;charset=utf-8,${encodeURIComponent(byDay)}`)
}

/** All rules of the page, with its letters inside. */
async function pageStyle(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })),
  )
  const texts = await Promise.all(
    rules.map(({ rule, base }) =>
      rule instanceof CSSFontFaceRule ? embeddedFont(rule.cssText, base) : rule.cssText,
    ),
  )
  return texts.join('\n')
}

async function embeddedFont(css: string, base: string): Promise<string> {
  const found = /url\("?([^")]+)"?\)/.exec(css)
  if (found === null || found[1].startsWith('data:')) return css
  const blob = await (await fetch(new URL(found[1], base))).blob()
  return css.replace(found[0], `url("${await addressOf(blob)}")`)
}

/** What is in a blob, as an address that holds it. */
const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A blob cannot be read')))
    reader.readAsDataURL(blob)
  })

async function drawn(address: string): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SHARE.width
  canvas.height = SHARE.height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures')
  pen.drawImage(image, 0, 0)
  // Letters inside an image are only asked for when it is drawn: the second time they are there.
  await new Promise((resolve) => setTimeout(resolve, LETTERS))
  pen.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture is empty')) : resolve(blob)),
      'image/png',
    ),
  )
}
