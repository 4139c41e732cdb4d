import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from './root.mjs'
import { startServer } from './server.mjs'

it('keeps a server that a command starts for itself from the database and the bucket of whoever runs it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'))
  const program = path.join(folder, 'server.mjs')
  fs.writeFileSync(
    program,
    `import fs from 'node:fs'
    const { DATABASE_URL, S3_BUCKET, ROLE, PORT } = process.env
    fs.writeFileSync(process.env.SEEN, JSON.stringify({ DATABASE_URL, S3_BUCKET, ROLE, PORT }))
    process.on('SIGTERM', () => process.exit(0))
    setInterval(() => {}, 1000)
    console.log('is ready')`,
  )
  Object.assign(process.env, { DATABASE_URL: 'postgres://db/yawmi', S3_BUCKET: 'yawmi-media', ROLE: 'worker' })
  try {
    const seen = path.join(folder, 'seen.json')
    const stop = await startServer(path.relative(ROOT, program), { PORT: '4460', SEEN: seen })
    await stop()
    expect(JSON.parse(fs.readFileSync(seen, 'utf8'))).toEqual({ PORT: '4460' })
  } finally {
    for (const name of ['DATABASE_URL', 'S3_BUCKET', 'ROLE']) delete process.env[name]
    fs.rmSync(folder, { recursive: true })
  }
})
