import type { FastifyReply } from 'fastify'

/** The end of what integrators hold, and since when it is announced, as ISO texts. */
interface End {
  noticed: string
  sunset: string
}

/** Who loads a script that has ended finds the reason in the console. @param where its successors are listed */
export const goneScript = (where: string): string =>
  `console.error('yawmi-remote: this version has ended; see ${where}')\n`

/** What ends is asked for again now and then, so that pages are told. */
export const ENDING_CACHE = 'public, max-age=86400'

/** Says in an answer's headers that what it holds ends, and when (RFC 9745, RFC 8594). @param where its successors are listed */
export function announceEnd(reply: FastifyReply, { noticed, sunset }: End, where: string): void {
  reply.headers({
    deprecation: `@${Math.floor(Date.parse(noticed) / 1_000)}`,
    sunset: new Date(sunset).toUTCString(),
    link: `<${where}>; rel="sunset"`,
    'access-control-expose-headers': 'Deprecation, Sunset, Link',
  })
}

/** Whether it is over. */
export const hasEnded = ({ sunset }: Pick<End, 'sunset'>): boolean => new Date(sunset) <= new Date()
