import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Fault, ImportRefused } from '../fault'
import type { Table } from './tables'

export type WorkerOrder = { task: 'table'; file: string } | { task: 'unpack'; file: string; folder: string }

/** Exactly one of them is there, or a table that is none of an import. */
export interface WorkerAnswer {
  table?: Table | undefined
  folder?: string
  faults?: Fault[]
  error?: string
}

interface Bounds {
  /** Megabytes of its heap. */
  memory: number
  /** Seconds. */
  table: number
  unpack: number
}

/** Some ten times what 100,000 rows take, and an archive of 2 GB. */
const BOUNDS: Bounds = { memory: 512, table: 60, unpack: 600 }

/**
 * Reads what editors send, each file in a thread of its own. A file of a megabyte can be made to keep a reader busy for
 * hours, or to take all memory: then the thread ends, not the command, and the file is named.
 */
export class BoundedReader {
  /** @param program file of the thread's program, `import-worker.ts` as it is built */
  constructor(
    private readonly program: string,
    private readonly bounds = BOUNDS,
  ) {}

  /** @returns undefined when the columns are not those of an import */
  readonly readRecords = async (file: string): Promise<Table | undefined> => {
    try {
      return (await this.carryOut({ task: 'table', file }, this.bounds.table)).table
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      return { records: [], faults: error.faults }
    }
  }

  /** @throws ImportRefused as `unpack` does, or because of its bounds */
  async unpack(file: string, folder: string): Promise<string> {
    return (await this.carryOut({ task: 'unpack', file, folder }, this.bounds.unpack)).folder!
  }

  private async carryOut(order: WorkerOrder, seconds: number): Promise<WorkerAnswer> {
    const { memory } = this.bounds
    const worker = new Worker(this.program, {
      workerData: order,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: memory / 8 },
    })
    let timer: NodeJS.Timeout | undefined
    const answer = await new Promise<WorkerAnswer>((resolve) => {
      const refuse = (message: string) => resolve({ faults: [{ file: path.basename(order.file), line: 0, message }] })
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse(`takes more than ${memory} MB to read`)
        else resolve({ error: error.message })
      })
      worker.once('exit', () => resolve({ error: `reading ${order.file} ended early` }))
      timer = setTimeout(() => refuse(`takes longer than ${seconds} s to read`), seconds * 1_000)
    })
    clearTimeout(timer)
    await worker.terminate()
    if (answer.faults) throw new ImportRefused(answer.faults)
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer
  }
}
