import type { PictureType } from './export-design'

/** Names of the file; that of a PNG, downloaded and uploaded, is the specification's (section 9). */
const NAMES: Record<PictureType, string> = {
  'image/png': 'workspace-image.png',
  'image/jpeg': 'workspace-image.jpg',
}

export const fileName = (type: PictureType): string => NAMES[type]

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address only after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Whether this browser hands pictures to other apps. */
export const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], NAMES['image/png'], { type: 'image/png' })] }) ?? false

/**
 * Hands a picture to the device's own sharing.
 * @returns whether it was shared; false when the person thought better of it
 * @throws where sharing fails
 */
export async function shareFile(file: Blob, name: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([file], name, { type: file.type })] })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

/** A WhatsApp message that is ready to be sent to somebody. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
