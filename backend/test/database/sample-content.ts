import { rmSync } from 'node:fs'
import { importContent } from '../../src/content-import/import-content'
import { readSources } from '../../src/content-import/read/sources'
import type { Db } from '../../src/infrastructure/db/connect'
import { mediaIn } from '../site/media-in'
import { writeSampleContent } from './sample-folder'

/** When the sample rows without a date of their own are published. */
const PUBLISHED = new Date('2026-01-01T00:00:00Z')
/** The time of sites with the sample content, whatever day it is: what is scheduled there is still to come. */
export const SAMPLE_NOW = new Date('2026-11-21T10:00:00Z')

/** Imports the sample content as the content command would. */
export async function importSampleContent(db: Db, dataDir: string, tables?: Record<string, string[]>): Promise<void> {
  const folder = writeSampleContent(tables)
  await importContent({ db, objects: mediaIn(dataDir), source: await readSources([folder]), now: PUBLISHED })
  rmSync(folder, { recursive: true, force: true })
}
