import type { Joke, Message } from '@yawmi/contract'

/** A joke or a message as the screens of this remote show it. */
export type TextItem = ReturnType<typeof toTextItem>

export const toTextItem = ({ uuid, name }: Joke | Message) => ({ uuid, text: name })
