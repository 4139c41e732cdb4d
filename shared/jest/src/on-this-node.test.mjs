import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { ON_THIS_NODE } from './on-this-node.mjs'

it('has each program of tests keep what it compiled where the next one finds it', () => {
  const env = { ...process.env, ...ON_THIS_NODE.env }
  const place = execFileSync(process.execPath, ['-p', 'require("node:module").getCompileCacheDir()'], {
    env,
    encoding: 'utf8',
  })
  expect(place).toContain(path.join(import.meta.dirname, '../../../.cache/compiled'))
})
