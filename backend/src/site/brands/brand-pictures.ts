import { CALENDAR_PAGE, type Brand } from '@yawmi/brand'
import sharp from 'sharp'
import { markup, type Markup } from '../../lib/html'
import { CARD_SIZE } from './picture-address'

/** What is drawn from a brand, by file name. */
const PICTURES = {
  'icon.svg': async (brand: Brand) => Buffer.from(String(icon(brand, 512, 0.72, 112))),
  'icon-192.png': (brand: Brand) => png(icon(brand, 192, 0.72, 42)),
  'icon-512.png': (brand: Brand) => png(icon(brand, 512, 0.72, 112)),
  // Launchers cut it to their own shape: everything that matters lies within the middle 80 %.
  'icon-maskable.png': (brand: Brand) => png(icon(brand, 512, 0.56, 0)),
  'apple-touch-icon.png': (brand: Brand) => png(icon(brand, 180, 0.7, 0)),
  'card.png': (brand: Brand) => png(card(brand)),
} satisfies Record<string, (brand: Brand) => Promise<Buffer>>

export type PictureName = keyof typeof PICTURES
export const isPicture = (name: string): name is PictureName => Object.hasOwn(PICTURES, name)

const pictures = new WeakMap<Brand, Map<PictureName, Promise<Buffer>>>()

/** A brand's picture, drawn when it is first asked for, and once more where it could not be. */
export function brandPicture(brand: Brand, name: PictureName): Promise<Buffer> {
  const known = pictures.get(brand) ?? new Map<PictureName, Promise<Buffer>>()
  pictures.set(brand, known)
  const before = known.get(name)
  if (before) return before
  const picture = PICTURES[name](brand)
  known.set(name, picture)
  // One moment without memory would cost a brand its icons for as long as it stays the same.
  picture.catch(() => known.delete(name))
  return picture
}

const png = (svg: Markup) =>
  sharp(Buffer.from(String(svg)))
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The mark in a box, in the colours of the light theme. */
function mark({ logo, colors }: Brand, x: number, y: number, size: number): Markup {
  const own = logo.shapes.length > 0
  const paths = (own ? logo.shapes : CALENDAR_PAGE).map(
    ({ d, paint }) => markup`<path d="${d}" fill="${colors.light[paint]}"/>`,
  )
  return markup`<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${own ? logo.viewBox : '0 0 48 48'}">${paths}</svg>`
}

function icon(brand: Brand, size: number, share: number, radius: number): Markup {
  const inner = size * share
  const edge = (size - inner) / 2
  const { paper } = brand.colors.light
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${paper}"/>${mark(brand, edge, edge, inner)}</svg>`
}

/** The mark in the morning sun over the sea. No words: they stand beside the card, and a server need not have our fonts. */
function card(brand: Brand): Markup {
  const { width, height } = CARD_SIZE
  const { paper, brand: sea, accent } = brand.colors.light
  const middle = width / 2
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<path d="${star(middle, 270, 350)}" fill="${accent}" opacity="0.14"/>
<path d="${star(middle, 270, 262)}" fill="${accent}" opacity="0.2"/>
<path d="M0 470q75-44 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v180H0z" fill="${sea}" opacity="0.12"/>
<path d="M0 530q75-36 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v140H0z" fill="${sea}" opacity="0.5"/>
<path d="M0 580q75-28 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v80H0z" fill="${sea}"/>
${mark(brand, middle - 150, 110, 300)}
</svg>`
}

/** A star of eight points, as the pages draw it. */
function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, point) => {
    const reach = point % 2 === 0 ? radius : radius * 0.765
    const angle = (Math.PI * point) / 8
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}
