import { birds } from './birds.mjs'
import { dunes } from './dunes.mjs'
import { girih } from './girih.mjs'
import { lanterns } from './lanterns.mjs'
import { night } from './night.mjs'
import { rain } from './rain.mjs'
import { sunrise } from './sunrise.mjs'
import { waves } from './waves.mjs'

/** @type {import('./film.mjs').Film[]} */
export const films = [waves, girih, dunes, night, lanterns, sunrise, rain, birds]
