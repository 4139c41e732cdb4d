import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connect } from '../db/connect'
import { exclusively } from '../db/migrate'
import { importSampleContent } from './sample-content'
import { CONTENT_TEMPLATE, MIGRATED_TEMPLATE } from './template-database'
import { testServer } from './test-database'

/** Makes the template database with the sample content, once a run: the first test file that wants it pays. */
export async function makeContentTemplate(): Promise<void> {
  const admin = connect(testServer())
  try {
    await exclusively(admin, async (client) => {
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [CONTENT_TEMPLATE])
      if (rowCount) return
      const draft = `${CONTENT_TEMPLATE}_draft`
      await client.query(`DROP DATABASE IF EXISTS ${draft}`)
      await client.query(`CREATE DATABASE ${draft} TEMPLATE ${MIGRATED_TEMPLATE}`)
      const db = connect({ ...testServer(), database: draft })
      await importSampleContent(db, mkdtempSync(path.join(os.tmpdir(), 'yawmi-media-')))
      await db.$client.end()
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${CONTENT_TEMPLATE}`)
    })
  } finally {
    await admin.$client.end()
  }
}
