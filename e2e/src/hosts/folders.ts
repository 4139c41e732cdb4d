import fs from 'node:fs'
import path from 'node:path'
import { CACHE, ROOT } from '@yawmi/tooling/root'

/** Where the integrators' guide keeps its examples of whole apps, a folder each. */
const EXAMPLES = path.join(ROOT, 'docs/integrators')

/** The examples that are built, by the name of their folder. */
export const hostNames = () =>
  fs.readdirSync(EXAMPLES).filter((name) => fs.existsSync(path.join(EXAMPLES, name, 'package.json')))

/**
 * Copies an example to a folder where it can be built; what is installed there stays.
 * @param place name of the folder
 * @returns the folder
 */
export function copyHost(name: string, place = name): string {
  const folder = path.join(CACHE, 'hosts', place)
  fs.mkdirSync(folder, { recursive: true })
  for (const left of fs.readdirSync(folder))
    if (left !== 'node_modules' && !left.startsWith('.installed'))
      fs.rmSync(path.join(folder, left), { recursive: true, force: true })
  fs.cpSync(path.join(EXAMPLES, name), folder, { recursive: true })
  return folder
}
