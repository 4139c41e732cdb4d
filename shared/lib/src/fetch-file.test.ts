import { fetchFile } from './fetch-file'

const { fetch } = globalThis
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = fetch
})

interface Answer {
  every?: number
  end?: boolean
  headers?: Record<string, string>
}

/** A host whose answer begins at once and has these parts, one every `every` ms; `end`: it ends after the last one. */
function hostOf(parts: string[], { every = 0, end = true, headers = {} }: Answer = {}): void {
  globalThis.fetch = async (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        init!.signal!.addEventListener('abort', () => stream.error(init!.signal!.reason))
        const send = (index: number): void => {
          if (index < parts.length) stream.enqueue(new TextEncoder().encode(parts[index]))
          if (index < parts.length) setTimeout(() => send(index + 1), every)
          else if (end) stream.close()
        }
        send(0)
      },
    })
    return new Response(body, { headers })
  }
}

const ADDRESS = 'https://media.test/file'
const outcomeOf = (fetched: Promise<Blob>) =>
  fetched.then(
    ({ size }) => size,
    (error: unknown) => (error as Error).name,
  )

it('is the file with its type, and how much of it has come', async () => {
  hostOf(['سل', 'م'], { headers: { 'content-type': 'image/webp', 'content-length': '6' } })
  const parts: number[] = []
  const fetched = fetchFile(ADDRESS, (part) => parts.push(Math.round(part * 100)))
  await jest.runAllTimersAsync()
  const { size, type } = await fetched
  expect({ size, type, parts }).toEqual({ size: 6, type: 'image/webp', parts: [67, 100] })
})

it('is no file where the host has none', async () => {
  globalThis.fetch = async () => new Response('nothing here', { status: 404 })
  await expect(fetchFile(ADDRESS)).rejects.toThrow('answered 404')
})

it('is given up where the host takes what is asked for, and never answers', async () => {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
    )
  const outcome = outcomeOf(fetchFile(ADDRESS))
  await jest.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBe('TimeoutError')
})

it('is given up where the host falls silent in the middle of it', async () => {
  hostOf(['س'], { end: false })
  const outcome = outcomeOf(fetchFile(ADDRESS))
  await jest.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBe('TimeoutError')
})

it('may take its time while something comes', async () => {
  hostOf(Array<string>(12).fill('.'), { every: 15_000 })
  const outcome = outcomeOf(fetchFile(ADDRESS))
  await jest.advanceTimersByTimeAsync(12 * 15_000)
  expect(await outcome).toBe(12)
})
