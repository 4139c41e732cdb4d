/** A link that opens WhatsApp with a text, and an address beneath it. */
export const whatsAppLink = (text: string, url?: string): string =>
  `https://wa.me/?${new URLSearchParams({ text: [text, url].filter(Boolean).join('\n') }).toString()}`
