import type { Quote } from '@yawmi/contract'

/** A quote as the screens of this remote show it. */
export interface QuoteItem {
  uuid: string
  text: string
  author: string
}

export const toQuoteItem = ({ uuid, name, description }: Quote): QuoteItem => ({
  uuid,
  text: name,
  author: description,
})
