import path from 'node:path'
import { fail } from '@yawmi/tooling/log'
import { CACHE, given } from '@yawmi/tooling/root'
import { makeBundle } from './bundle.mjs'

/** Bytes that an archive may have: it is copied to every host. */
const MAX_BYTES = 120 * 1024 * 1024

/** `main.mjs [folder]`: the archive, out of what is built, in `.cache/bundle` or the folder. */
const [, , folder] = process.argv
const { file, bytes } = await makeBundle(folder === undefined ? path.join(CACHE, 'bundle') : given(folder))
const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
if (bytes > MAX_BYTES) fail(`${file} has ${size}; ${MAX_BYTES / 1024 / 1024} MB are allowed`)
console.log(`${file} (${size})`)
