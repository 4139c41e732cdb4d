/** Milliseconds that a file's address stays: some browsers read it only after the click has been dealt with. */
const ADDRESS_LIFETIME_MS = 60_000

/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_LIFETIME_MS)
}

/** Whether this browser hands such a file to other apps. */
export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/**
 * Opens the device's own sharing.
 * @returns whether it was shared; false when the person closed it, or had it open already
 * @throws where sharing fails
 */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    if (/^(Abort|InvalidState)Error$/.test((error as Error).name)) return false
    throw error
  }
}

/** A link that opens WhatsApp with a text, and an address beneath it. */
export const whatsAppLink = (text: string, url?: string): string =>
  `https://wa.me/?text=${encodeURIComponent([text, url].filter(Boolean).join('\n'))}`
