import { acacus } from './acacus.mjs'
import { camp } from './camp.mjs'
import { caravan } from './caravan.mjs'
import { crest } from './crest.mjs'
import { dunes } from './dunes.mjs'
import { oasis } from './oasis.mjs'
import { wind } from './wind.mjs'

export const desert = [dunes, caravan, wind, oasis, crest, camp, acacus]
