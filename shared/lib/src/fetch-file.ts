/** Milliseconds without a byte after which a host is taken for dead: a phone may lose its network for a moment. */
const SILENCE_MS = 20_000

/**
 * Fetches a file whole, of the media host too. However slow it comes, it may take its time; a host that falls silent is given up.
 * @param onProgress called with the loaded fraction, 0 to 1, where the host gives the size
 * @throws TypeError without a connection; DOMException `TimeoutError` when nothing comes any more; Error when the host does not
 *   answer with a file
 */
export async function fetchFile(url: string, onProgress: (part: number) => void = () => {}): Promise<Blob> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(new DOMException(`${url} fell silent`, 'TimeoutError')), SILENCE_MS)
  }
  listen()
  try {
    const response = await fetch(url, { mode: 'cors', signal: silence.signal })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    const { headers, body } = response
    const total = Number(headers.get('content-length'))
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = body!.getReader()
    let read = 0
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      listen()
      parts.push(step.value)
      read += step.value.length
      if (total) onProgress(Math.min(1, read / total))
    }
    return new Blob(parts, { type: headers.get('content-type') ?? '' })
  } finally {
    clearTimeout(timer)
  }
}
