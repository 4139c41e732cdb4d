import { statfs } from 'node:fs/promises'

const MB = 1024 * 1024

/**
 * What is left for the rest that lies on the disk, the embedded database before all, which a full disk stops; and below
 * what the operator is told. The smaller one counts, of bytes and of the disk's share.
 */
const RESERVED = { bytes: 64 * MB, share: 0.05 }
const SCARCE = { bytes: 1024 * MB, share: 0.1 }

/** Milliseconds between two looks. */
const LOOK_MS = 10_000

export type StorageState = 'ok' | 'low' | 'full'

interface Space {
  free: number
  size: number
}

/** Whether so many bytes more leave what is reserved. */
const leavesReserve = ({ free, size }: Space, bytes: number): boolean => free - bytes >= smallerOf(RESERVED, size)

const smallerOf = ({ bytes, share }: typeof RESERVED, size: number): number => Math.min(bytes, size * share)

function stateOf(space: Space): StorageState {
  if (!leavesReserve(space, 0)) return 'full'
  return space.free < smallerOf(SCARCE, space.size) ? 'low' : 'ok'
}

/** Bytes of the file system of a folder; null where it cannot say: then a write tells. */
async function spaceOf(folder: string): Promise<Space | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return blocks > 0 ? { free: bavail * bsize, size: blocks * bsize } : null
  } catch {
    return null
  }
}

/** The disk on which the data folder lies. */
export class Storage {
  /** At the last look. */
  state: StorageState = 'ok'
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly folder: string) {}

  /** Whether a file of so many bytes may be written. */
  async hasRoomFor(bytes: number): Promise<boolean> {
    const space = await spaceOf(this.folder)
    return space === null || leavesReserve(space, bytes)
  }

  /** Looks at once and every ten seconds, until `stop`. @param onChange told of each other state, with the bytes that are free */
  watch(onChange: (state: StorageState, freeBytes: number) => void): void {
    const look = async () => {
      const space = await spaceOf(this.folder)
      const state = space ? stateOf(space) : 'ok'
      if (state === this.state) return
      this.state = state
      onChange(state, space?.free ?? 0)
    }
    void look()
    this.timer = setInterval(() => void look(), LOOK_MS).unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
