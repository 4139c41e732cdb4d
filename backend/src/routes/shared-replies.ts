import { TimedCache } from '../timed-cache'

/**
 * A reply ready for the wire, the same for everyone who may have it. Kept as the bytes that are sent: text would be
 * measured and encoded anew for each who gets it, and moved about by the garbage collector as long as it is kept.
 */
export class SharedReply {
  readonly bytes: Buffer
  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }
}

/**
 * Serialised replies kept for two seconds: a list that everyone asks for reaches the database and the serialiser
 * once in that time. At most 16 MB of them.
 */
export const sharedReplies = () =>
  new TimedCache<SharedReply>({ lifeMs: 2_000, mostWeight: 16 * 1024 * 1024, weigh: ({ bytes }) => bytes.length })
