import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DesignFiles } from './design-files'
import { Storage, type StorageState } from './storage'
import { mediaIn } from '../../../test/site/media-in'

jest.mock('node:fs/promises', () => ({ ...jest.requireActual<object>('node:fs/promises'), statfs: jest.fn() }))

const GB = 1024 ** 3
const MB = 1024 ** 2

/** The disk says from now on that so many bytes of it are free. */
const disk = (free: number, size: number) =>
  jest.mocked(statfs).mockResolvedValue({ bsize: 1, blocks: size, bavail: free } as never)

describe('the disk of the data folder', () => {
  it.each([
    ['a large disk with a gigabyte', 2 * GB, 500 * GB, true],
    ['a large disk with little', 60 * MB, 500 * GB, false],
    ['a small disk with much of it', 50 * MB, 100 * MB, true],
    ['a small disk with little of it', 6 * MB, 100 * MB, false],
  ])('%s: leaves room for the database beside a file of 2 MB', async (_name, free, size, hasRoom) => {
    disk(free, size)
    expect(await new Storage('/').hasRoomFor(2 * MB)).toBe(hasRoom)
  })

  it('lets a write tell where the disk says nothing of itself', async () => {
    jest.mocked(statfs).mockRejectedValue(new Error('ENOSYS'))
    expect(await new Storage('/').hasRoomFor(GB)).toBe(true)
  })

  it('is told of while it fills up, when it is full, and when there is room again, once each', async () => {
    jest.useFakeTimers()
    const states: StorageState[] = []
    const storage = new Storage('/')
    disk(500 * MB, 500 * GB)
    storage.watch((state) => states.push(state))
    await jest.advanceTimersByTimeAsync(30_000)
    disk(10 * MB, 500 * GB)
    await jest.advanceTimersByTimeAsync(30_000)
    expect(storage.state).toBe('full')
    disk(400 * GB, 500 * GB)
    await jest.advanceTimersByTimeAsync(30_000)
    storage.stop()
    jest.useRealTimers()
    expect(states).toEqual(['low', 'full', 'ok'])
  })
})

it('a design that cannot be put in its place leaves no half of it behind', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'storage-'))
  const files = new DesignFiles(mediaIn(dataDir), { hasRoomFor: async () => true })
  await mkdir(path.join(dataDir, 'media/saved/owner/taken.png'), { recursive: true })
  await expect(files.put('saved/owner/taken.png', Buffer.alloc(10))).rejects.toThrow()
  expect(readdirSync(path.join(dataDir, 'media/saved/owner'))).toEqual(['taken.png'])
  rmSync(dataDir, { recursive: true })
})
