import type { Quote } from '@yawmi/contract'

/** A quote as the screens of this remote show it. */
export type QuoteItem = ReturnType<typeof toQuoteItem>

export const toQuoteItem = ({ uuid, name, description }: Quote) => ({ uuid, text: name, author: description })
