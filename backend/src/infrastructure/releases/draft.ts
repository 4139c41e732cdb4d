import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildBeside } from '@yawmi/releases/place'
import type { SharedFolder } from './shared-folder'

/** A folder laid out as a site's own, in which the store of releases does an act without anybody being served it. */
export interface Draft {
  /** Its `dist`. */
  dist: string
  /** For what is made meanwhile; goes with the draft. */
  scratch: string
}

/** What a site has beside its `dist`, by which an act is judged: brands' files, which link to its pages. */
interface Beside {
  root: string
  dataDir: string
}

/** What an act begins from. */
interface Start {
  list: string
  lines: readonly string[]
}

/** Does work on a list, beside this host's copies of its versions: links, for they never change. */
export async function inDraft<T>(
  shared: SharedFolder,
  { root, dataDir }: Beside,
  { list, lines }: Start,
  work: (draft: Draft) => Promise<T>,
): Promise<T> {
  return buildBeside(
    `draft-${randomUUID()}`,
    async (place) => {
      const dist = path.join(place, 'dist')
      fs.mkdirSync(path.join(dist, '.releases'), { recursive: true })
      fs.writeFileSync(path.join(dist, 'releases.json'), list)
      fs.writeFileSync(path.join(dist, '.releases/record.jsonl'), lines.map((line) => `${line}\n`).join(''))
      const loads = path.join(shared.folder, '.releases/field-data.json')
      if (fs.existsSync(loads)) fs.copyFileSync(loads, path.join(dist, '.releases/field-data.json'))
      fs.symlinkSync(path.join(shared.dist, 'shell'), path.join(dist, 'shell'))
      for (const kind of ['remotes', 'maps']) linkVersions(path.join(shared.folder, kind), path.join(dist, kind))
      linkInto(path.join(root, 'shared/brand/brands'), path.join(place, 'shared/brand/brands'))
      for (const kind of ['brands', 'published-brands'])
        linkInto(path.join(dataDir, kind), path.join(place, '.data', kind))
      const scratch = path.join(place, 'scratch')
      fs.mkdirSync(scratch)
      return work({ dist, scratch })
    },
    shared.folder,
  )
}

/** Of versions that went with an archive of before a host has links to nothing until the next list: an act would fail at them. */
function linkVersions(from: string, to: string): void {
  if (!fs.existsSync(from)) return
  for (const remote of fs.readdirSync(from))
    for (const version of fs.readdirSync(path.join(from, remote))) {
      const place = path.join(from, remote, version)
      if (fs.existsSync(place)) linkInto(place, path.join(to, remote, version))
    }
}

function linkInto(to: string, place: string): void {
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.symlinkSync(to, place)
}
