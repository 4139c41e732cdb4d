import { arabesque } from './arabesque.mjs'
import { bloom } from './bloom.mjs'
import { branch } from './branch.mjs'
import { garden } from './garden.mjs'
import { palmleaves } from './palmleaves.mjs'
import { tile } from './tile.mjs'
import { vase } from './vase.mjs'

export const flowers = [branch, bloom, tile, vase, palmleaves, arabesque, garden]
