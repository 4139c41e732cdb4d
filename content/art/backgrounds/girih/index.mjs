import { band } from './band.mjs'
import { field } from './field.mjs'
import { medallion } from './medallion.mjs'
import { plaster } from './plaster.mjs'
import { veil } from './veil.mjs'
import { window } from './window.mjs'
import { zellige } from './zellige.mjs'

export const girih = [field, window, medallion, veil, band, plaster, zellige]
