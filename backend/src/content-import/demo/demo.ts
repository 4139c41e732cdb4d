import path from 'node:path'
import type { Db } from '../../infrastructure/db/connect'
import { contentImports } from '../../infrastructure/db/schema/content'
import type { Env } from '../../infrastructure/env'
import { objectsOf } from '../../infrastructure/objects/objects-of'
import { DEMO, demoDigest } from './demo-digest'
import { importContent } from '../import-content'
import { progressLines } from '../progress'
import { readSources } from '../read/sources'

/** Imports the demo content, its pictures as the build drew them; says how far it is. */
export async function importDemo(env: Env, db: Db, print: (line: string) => void): Promise<void> {
  const content = path.join(env.root, 'content')
  const digest = demoDigest(env.root)
  const source = await readSources([path.join(content, 'texts'), path.join(content, 'art/dist')], {
    mediaFolders: [content, path.join(content, 'videos')],
  })
  const rows = await importContent({
    db,
    objects: objectsOf(env),
    source,
    onProgress: progressLines(print, 'Resizing media'),
  })

  const record = { source: DEMO, digest, finishedAt: new Date() }
  await db.insert(contentImports).values(record).onConflictDoUpdate({ target: contentImports.source, set: record })
  print(`Content is there: ${rows} items.`)
}
