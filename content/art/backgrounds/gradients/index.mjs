import { arches } from './arches.mjs'
import { discs } from './discs.mjs'
import { folds } from './folds.mjs'
import { mesh } from './mesh.mjs'
import { petals } from './petals.mjs'
import { pleats } from './pleats.mjs'
import { ribbons } from './ribbons.mjs'

export const gradients = [mesh, ribbons, pleats, petals, arches, discs, folds]
