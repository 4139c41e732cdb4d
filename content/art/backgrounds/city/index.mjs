import { alley } from './alley.mjs'
import { door } from './door.mjs'
import { mashrabiya } from './mashrabiya.mjs'
import { rooftops } from './rooftops.mjs'
import { ruins } from './ruins.mjs'
import { skyline } from './skyline.mjs'
import { souq } from './souq.mjs'

export const city = [skyline, door, rooftops, mashrabiya, ruins, alley, souq]
