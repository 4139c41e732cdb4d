import { contour } from './contour.mjs'
import { jebel } from './jebel.mjs'
import { ksar } from './ksar.mjs'
import { lake } from './lake.mjs'
import { mist } from './mist.mjs'
import { peaks } from './peaks.mjs'
import { valley } from './valley.mjs'

export const mountains = [mist, jebel, peaks, contour, lake, ksar, valley]
