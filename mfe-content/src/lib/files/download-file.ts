import { saveFile } from '@yawmi/ui/share'

/**
 * Fetches a file of the media host and hands it to the browser as a download.
 * @param onProgress called with the loaded fraction, 0 to 1, where the host gives the size.
 * @throws TypeError without a connection, Error when the host does not answer with a file.
 */
export async function downloadFile(
  url: string,
  name: string,
  onProgress: (part: number) => void = () => undefined,
): Promise<void> {
  const response = await fetch(url, { mode: 'cors' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  saveFile(await readAll(response, onProgress), name)
}

async function readAll(response: Response, onProgress: (part: number) => void): Promise<Blob> {
  const total = Number(response.headers.get('content-length'))
  const type = response.headers.get('content-type') ?? ''
  if (!response.body || !total) return response.blob()
  const reader = response.body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let read = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value)
    read += step.value.length
    onProgress(Math.min(1, read / total))
  }
  return new Blob(parts, { type })
}
