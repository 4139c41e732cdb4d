import type { Duplex } from 'node:stream'

/** Characters that one message may have: a page of the largest size, escaped. */
const MAX_LENGTH = 16_000_000

interface Listener {
  take: (message: unknown) => void
  /** Is called once for what is no message; nothing is taken after it. */
  fail: (reason: Error) => void
}

/**
 * Messages over a pipe, a line of JSON each. Node's own channel between processes is not for a peer that is not trusted: a
 * message with a name of Node's own (`NODE_HANDLE_ACK`) ends the process that receives it.
 */
export function receiveLines(pipe: Duplex, { take, fail }: Listener, maxLength = MAX_LENGTH): void {
  let line = ''
  let isOver = false
  const end = (reason: Error) => {
    isOver = true
    line = ''
    fail(reason)
  }
  pipe.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = chunk.split('\n')
    for (const [n, part] of parts.entries()) {
      if (isOver) return
      line += part
      if (line.length > maxLength) return end(new Error('a message is too long'))
      if (n === parts.length - 1) return
      let message: unknown
      try {
        message = JSON.parse(line)
      } catch {
        return end(new Error('a message is not JSON'))
      }
      line = ''
      take(message)
    }
  })
}

export const sendLine = (pipe: Duplex, message: object): void => void pipe.write(`${JSON.stringify(message)}\n`)
