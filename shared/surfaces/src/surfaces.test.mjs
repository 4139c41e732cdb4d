import { spawnSync } from 'node:child_process'
import path from 'node:path'

it('each shared package has the version that its surface needs, and this surface is written down', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'main.mjs'), '--check'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}, 300_000)
