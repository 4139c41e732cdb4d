import type { Joke, Message } from '@yawmi/contract'

/** A joke or a message as the screens of this remote show it. */
export interface TextItem {
  uuid: string
  text: string
}

export const toTextItem = ({ uuid, name }: Joke | Message): TextItem => ({ uuid, text: name })
