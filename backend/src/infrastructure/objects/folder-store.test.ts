import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { FolderStore } from './folder-store'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-store-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('lists what it has while other files are put', async () => {
  const store = new FolderStore(folder)
  await store.put('/archives/first.gz', Buffer.from('first'))
  let isPutting = true
  const putting = (async () => {
    for (let n = 0; n < 20; n += 1) await store.put(`/archives/${n}.gz`, Buffer.from('more'))
    isPutting = false
  })()
  while (isPutting)
    expect((await store.list('/archives')).map(({ address }) => address)).toContain('/archives/first.gz')
  await putting
})
