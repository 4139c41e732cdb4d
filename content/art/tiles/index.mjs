/** Category art: an icon on a pale khatam, and two grounds, for every tile of the catalogue. */
import { mix, shade } from '../lib/colour.mjs'
import { khatam, lines } from '../lib/path.mjs'
import { createSheet, path, place } from '../lib/svg.mjs'
import { drawBackdrop } from './backdrop.mjs'
import { imageIcons } from './icons-images.mjs'
import { designIcons } from './icons-designs.mjs'
import { jokeIcons } from './icons-jokes.mjs'
import { messageIcons } from './icons-messages.mjs'
import { topIcons } from './icons-top.mjs'

const icons = { ...topIcons, ...messageIcons, ...jokeIcons, ...designIcons, ...imageIcons }

/** Tiles of the day borrow the picture of what they show. */
const daily = {
  'daily/video': 'videos',
  'daily/message': 'messages',
  'daily/quote': 'quotes',
  'daily/joke': 'jokes',
  'daily/image': 'images',
  'daily/name': 'names',
}

/** @param {string} colour @returns {import('./types.mjs').Inks} */
const inksOf = (colour) => ({
  main: colour,
  dark: shade(colour, -0.32),
  light: mix(colour, '#FFFFFF', 0.5),
  paper: '#FFF9EE',
  accent: '#F5A524',
})

function drawIcon(slug, colour) {
  const icon = icons[daily[slug] ?? slug]
  if (!icon) throw new Error(`no icon for ${slug}`)
  const sheet = createSheet(512, 512)
  sheet.add(
    path(lines(khatam(256, 256, 250, 0)), {
      fill: mix('#FFFFFF', colour, 0.16),
      'stroke-linejoin': 'round',
      stroke: mix('#FFFFFF', colour, 0.16),
      'stroke-width': 8,
    }),
    place(256, 256, 0.92, icon(inksOf(colour))),
  )
  return sheet.toString()
}

/** @param {{ slug: string, color: string }[]} tiles top categories, sub-categories and tiles of the day */
export const planArt = (tiles) =>
  tiles.flatMap(({ slug, color }, index) => {
    const name = slug.replaceAll('/', '-')
    return [
      { file: `${name}.svg`, draw: () => drawIcon(slug, color) },
      { file: `${name}-primary.svg`, draw: () => drawBackdrop(color, index, 'primary') },
      { file: `${name}-secondary.svg`, draw: () => drawBackdrop(color, index, 'secondary') },
    ]
  })
