/** Every background of the product, by category. */
import { scenes } from '../lib/scenes.mjs'
import { weaves } from '../lib/weaves.mjs'
import { city } from './city/index.mjs'
import { desert } from './desert/index.mjs'
import { flowers } from './flowers/index.mjs'
import { girih } from './girih/index.mjs'
import { gradients } from './gradients/index.mjs'
import { mountains } from './mountains/index.mjs'
import { night } from './night/index.mjs'
import { sea } from './sea/index.mjs'
import { plan } from './draw-background.mjs'

const landscapes = { gradients, desert, sea, mountains, night, flowers, city }

/** @returns {{ category: string, id: string, title: string, tags: readonly string[], draw: () => string }[]} */
export const planBackgrounds = () => [
  ...plan('girih', girih, weaves).map((job) => ({ ...job, category: 'girih' })),
  ...Object.entries(landscapes).flatMap(([category, compositions]) =>
    plan(category, compositions, scenes).map((job) => ({ ...job, category })),
  ),
]
