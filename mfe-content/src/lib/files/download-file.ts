import { fetchFile } from '@yawmi/lib'
import { saveFile } from '@yawmi/ui/share'

/**
 * Fetches a file of the media host and hands it to the browser as a download.
 * @param onProgress called with the loaded fraction, 0 to 1, where the host gives the size.
 * @throws what `fetchFile` does
 */
export async function downloadFile(url: string, name: string, onProgress?: (part: number) => void): Promise<void> {
  saveFile(await fetchFile(url, onProgress), name)
}
