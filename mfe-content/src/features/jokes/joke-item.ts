import type { Joke } from '@yawmi/contract'

/** A joke as its bubble shows it. */
export interface JokeItem {
  uuid: string
  text: string
}

export const toJokeItem = ({ uuid, name }: Joke): JokeItem => ({ uuid, text: name })
