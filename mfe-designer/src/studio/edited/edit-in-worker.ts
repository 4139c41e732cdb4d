import { canDrawInWorkers } from '../../lib/hidden-canvas'
import { renderEdit, type EditRequest } from './render-edit'

interface Answer {
  id: number
  file?: Blob
}

type Pending = (answer: Answer | 'did not start') => void

const pending = new Map<number, Pending>()
let latest = 0
let worker: Promise<Worker | undefined> | undefined

async function start(): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined' || !canDrawInWorkers()) return undefined
  try {
    const { startWorker } = await import('./start-worker')
    const started = startWorker()
    started.onmessage = ({ data }: MessageEvent<Answer>) => pending.get(data.id)?.(data)
    started.onerror = () => {
      worker = Promise.resolve(undefined)
      pending.forEach((answer) => answer('did not start'))
    }
    return started
  } catch {
    return undefined
  }
}

/**
 * Renders a picture's edit in a worker that is kept for the next; in the page where a worker cannot draw, or be started, such as on
 * another site's page.
 * @param load decodes the picture, once more where the worker took the first with it
 */
export async function editInWorker(load: () => Promise<EditRequest>): Promise<Blob> {
  worker ??= start()
  const running = await worker
  if (!running) return renderEdit(await load())
  const request = await load()
  // It may be found not to start while the picture is on its way: nobody would answer then.
  if ((await worker) !== running) return renderEdit(request)
  const id = (latest += 1)
  const answer = await new Promise<Answer | 'did not start'>((resolve) => {
    pending.set(id, resolve)
    running.postMessage({ id, ...request }, [request.bitmap])
  })
  pending.delete(id)
  if (answer === 'did not start') return renderEdit(await load())
  if (!answer.file) throw new Error('the picture could not be edited')
  return answer.file
}
