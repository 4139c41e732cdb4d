import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../../src/infrastructure/db/connect'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { freePort } from '../processes/free-port'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'
import { importSampleContent } from '../database/sample-content'
import { removeFolder, ServerProcess } from '../processes/server-process'

/** Has the server collect its garbage and write down how much is left, when it gets the signal. */
const PROBE = `
process.on('SIGUSR2', () => {
  for (let time = 0; time < 3; time++) globalThis.gc?.()
  require('node:fs').writeFileSync(process.env.HUNT_PROBE, String(process.memoryUsage().heapUsed))
})`

/** The built server as an operator starts it, on a PostgreSQL server of its own with some content. */
export class HuntedServer {
  /** The code it ended with, where it ended by itself. */
  ended: number | null | undefined
  private constructor(
    readonly address: string,
    readonly ports: { site: number; media: number },
    readonly process: ServerProcess,
    private readonly folder: string,
    private readonly postgres: PostgresServer,
  ) {
    void process.ended.then(({ code }) => (this.ended = code))
  }

  /** @throws Error when the server was not built */
  static async start(settings: Record<string, string>): Promise<HuntedServer> {
    const built = path.join(findProjectRoot(undefined), 'backend/dist')
    if (!existsSync(path.join(built, 'server.mjs'))) throw new Error('the server is not built: npm run build')
    const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-hunt-'))
    const probe = path.join(folder, 'probe.cjs')
    writeFileSync(probe, PROBE)
    const postgres = await startPostgresServer()
    const media = await freePort()
    const server = new ServerProcess(built, {
      YAWMI_DATA_DIR: folder,
      HOST: '127.0.0.1',
      MEDIA_PORT: String(media),
      DATABASE_URL: postgres.url,
      OTP_SECRET: 'the hunted server '.repeat(3),
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--expose-gc --require ${probe}`,
      HUNT_PROBE: path.join(folder, 'heap'),
      WARM_UP: 'on',
      // Its memory is measured.
      NODE_COMPILE_CACHE: '',
      ...settings,
    })
    const ready = new URL(await server.ready())
    const db = connect({ connectionString: postgres.url })
    await importSampleContent(db, folder)
    await db.$client.end()
    const site = Number(ready.port)
    return new HuntedServer(`http://127.0.0.1:${site}`, { site, media }, server, folder, postgres)
  }

  /** Resident memory in bytes. */
  rss(): number {
    const pages = Number(readFileSync(`/proc/${this.process.pid}/statm`, 'utf8').split(' ')[1])
    return pages * 4096
  }

  /** Bytes that are in use after garbage was collected. */
  async heap(): Promise<number> {
    const file = path.join(this.folder, 'heap')
    await rm(file, { force: true })
    process.kill(this.process.pid, 'SIGUSR2')
    for (let waited = 0; waited < 10_000; waited += 20) {
      await sleep(20)
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      if (text) return Number(text)
    }
    throw new Error('the server did not say how much memory it uses')
  }

  async stop(): Promise<void> {
    await this.process.kill('SIGTERM')
    await this.postgres.stop()
    removeFolder(this.folder)
  }
}
