import { arch, card, frame, lattice, medallion, quiet } from './framed'
import { arcade, band, dunes, sashes, split, sunrise } from './lands'
import type { Compose } from './parts'
import { poster, side } from './plain'
import { flowers, scatter, wreath } from './plants'
import { clouds, lanterns, moon, skyline } from './skies'
import { badge, balloons, bubble, bunting, cap, cup, letter, rings } from './things'

/** How shapes and texts stand, by the names that templates have for it. */
export const LAYOUTS = {
  ...{ arch, card, frame, lattice, medallion, quiet },
  ...{ arcade, band, dunes, sashes, split, sunrise },
  ...{ poster, side },
  ...{ flowers, scatter, wreath },
  ...{ clouds, lanterns, moon, skyline },
  ...{ badge, balloons, bubble, bunting, cap, cup, letter, rings },
} satisfies Record<string, Compose>

export type Layout = keyof typeof LAYOUTS
