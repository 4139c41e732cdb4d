import { TimedCache } from '../timed-cache'

/**
 * A reply ready for the wire, the same for everyone who may have it. Kept as text: it is written out together with its
 * header then, which costs half of writing two pieces.
 */
export class SharedReply {
  readonly bytes: number
  constructor(readonly text: string) {
    this.bytes = Buffer.byteLength(text)
  }
}

/**
 * Serialised replies kept for two seconds: a list that everyone asks for reaches the database and the serialiser
 * once in that time. At most 16 MB of them.
 */
export const sharedReplies = () =>
  new TimedCache<SharedReply>({ lifeMs: 2_000, mostWeight: 16 * 1024 * 1024, weigh: ({ bytes }) => bytes })
