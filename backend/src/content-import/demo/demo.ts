import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Db } from '../../infrastructure/db/connect'
import { contentImports } from '../../infrastructure/db/schema/content'
import type { Env } from '../../infrastructure/env'
import { DEMO, demoDigest } from './demo-digest'
import { importContent } from '../import-content'
import { progressLines } from '../progress'
import { readSources } from '../read/sources'

interface DrawModule {
  drawAll(options: { outDir: string; onProgress?: (done: number, total: number) => void }): Promise<void>
}

/** Draws the demo pictures and imports everything; says how far it is. */
export async function importDemo(env: Env, db: Db, say: (line: string) => void): Promise<void> {
  const content = path.join(env.root, 'content')
  const digest = demoDigest(env.root)
  const drawn = path.join(env.dataDir, 'drawn')
  mkdirSync(drawn, { recursive: true })

  const { drawAll } = (await import(pathToFileURL(path.join(content, 'draw/index.mjs')).href)) as DrawModule
  await drawAll({ outDir: drawn, onProgress: progressLines(say, 'Drawing pictures') })
  const source = await readSources([path.join(content, 'texts'), drawn], {
    mediaFolders: [content, path.join(content, 'videos')],
  })
  const rows = await importContent({
    db,
    dataDir: env.dataDir,
    source,
    onProgress: progressLines(say, 'Resizing media'),
  })

  const record = { source: DEMO, digest, finishedAt: new Date() }
  await db.insert(contentImports).values(record).onConflictDoUpdate({ target: contentImports.source, set: record })
  rmSync(drawn, { recursive: true, force: true })
  say(`Content is there: ${rows} items.`)
}
