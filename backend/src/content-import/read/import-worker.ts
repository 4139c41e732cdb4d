import { parentPort, workerData } from 'node:worker_threads'
import { ImportRefused } from '../fault'
import { readRecords } from './tables'
import { unpack } from './unpack'
import type { WorkerAnswer, WorkerOrder } from './bounded-reader'

/** Reads one file that an editor sent, in a thread whose memory and time are bounded: see `bounded-reader.ts`. */
async function carryOut(order: WorkerOrder): Promise<WorkerAnswer> {
  try {
    if (order.task === 'unpack') return { folder: await unpack(order.file, order.folder) }
    return { table: await readRecords(order.file) }
  } catch (error) {
    return error instanceof ImportRefused ? { faults: error.faults } : { error: (error as Error).message }
  }
}

parentPort?.postMessage(await carryOut(workerData as WorkerOrder))
