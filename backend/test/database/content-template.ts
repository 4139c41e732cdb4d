import { connect } from '../../src/infrastructure/db/connect'
import { exclusively } from '../../src/infrastructure/db/migrate/migrate'
import { importSampleContent } from './sample-content'
import { CONTENT_TEMPLATE, copyOf, MIGRATED_TEMPLATE } from './template-database'
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
      await client.query(copyOf(MIGRATED_TEMPLATE, draft))
      const db = connect({ ...testServer(), database: draft })
      await importSampleContent(db, process.env.TEST_DATA_DIR ?? '')
      await db.$client.end()
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${CONTENT_TEMPLATE}`)
    })
  } finally {
    await admin.$client.end()
  }
}
