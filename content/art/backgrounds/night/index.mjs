import { astrolabe } from './astrolabe.mjs'
import { lanterns } from './lanterns.mjs'
import { milky } from './milky.mjs'
import { palms } from './palms.mjs'
import { phases } from './phases.mjs'
import { trails } from './trails.mjs'
import { window } from './window.mjs'

export const night = [palms, lanterns, trails, window, phases, milky, astrolabe]
