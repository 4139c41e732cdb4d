import type { Message } from '@yawmi/contract'

/** A message as its bubble shows it. */
export interface MessageItem {
  uuid: string
  text: string
}

export const toMessageItem = ({ uuid, name }: Message): MessageItem => ({ uuid, text: name })
