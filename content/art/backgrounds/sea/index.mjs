import { breaker } from './breaker.mjs'
import { deep } from './deep.mjs'
import { harbour } from './harbour.mjs'
import { layers } from './layers.mjs'
import { scales } from './scales.mjs'
import { shore } from './shore.mjs'
import { sunset } from './sunset.mjs'

export const sea = [sunset, layers, shore, scales, breaker, harbour, deep]
