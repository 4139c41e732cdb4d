import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { putFile } from './put-file'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'put-file-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('puts a file of somebody whose files are erased at any moment of it', async () => {
  const bytes = Buffer.alloc(100_000, 1)
  const owner = path.join(folder, 'saved', 'owner')
  for (let moment = 0; moment < 60; moment++) {
    const erasing = async () => {
      await wait(moment / 20)
      // What is put meanwhile makes the folder of a removal not empty: it looks again, as a store's does.
      await rm(owner, { recursive: true, force: true, maxRetries: 20, retryDelay: 5 })
    }
    await Promise.all([putFile(path.join(owner, 'design.png'), bytes), erasing()])
  }
  await putFile(path.join(owner, 'design.png'), bytes)
  expect(readFileSync(path.join(owner, 'design.png'))).toEqual(bytes)
})
