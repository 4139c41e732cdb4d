import { saveFile, whatsAppLink } from '@yawmi/ui/share'

/**
 * Downloads a picture and then opens WhatsApp with a text, for browsers whose share sheet takes no files. The file comes first: a
 * page behind another one renders nothing.
 */
export async function downloadForWhatsApp(file: Promise<File>, text: string): Promise<void> {
  const picture = await file
  saveFile(picture, picture.name)
  window.open(whatsAppLink(text), '_blank', 'noopener')
}
