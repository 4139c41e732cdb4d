import net from 'node:net'
import { once } from 'node:events'
import type { Load } from './load'

const HEAD_END = '\r\n\r\n'
const CONNECTIONS = 50

/**
 * Answers a second that a server gives to fifty clients that ask without a pause and throw away what they get: autocannon
 * reads each body as text, and a compressed page takes it longer than it takes a server.
 * @throws when an answer is not a 200 with a length
 */
export async function discarding({ address, path = '/', headers = {} }: Load, seconds: number) {
  const { host, hostname, port } = new URL(address)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = [`GET ${path} HTTP/1.1`, ...lines].join('\r\n') + HEAD_END
  let times = 0
  let isOver = false
  const client = async () => {
    const socket = net.connect(Number(port), hostname).setNoDelay()
    await once(socket, 'connect')
    let head = ''
    /** Bytes of the body still to come; undefined while the head is. */
    let left: number | undefined
    const ended = new Promise<void>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', () => (isOver ? resolve() : reject(new Error(`${path}: the connection was closed`))))
      socket.on('data', (bytes) => {
        let rest = bytes.length
        if (left === undefined) {
          // Headers are ASCII: a letter is a byte.
          const end = bytes.indexOf(HEAD_END)
          head += bytes.toString('latin1', 0, end < 0 ? bytes.length : end)
          if (end < 0) return
          const length = /^content-length: (\d+)/im.exec(head)?.[1]
          if (!head.startsWith('HTTP/1.1 200') || !length) return void socket.destroy(new Error(`${path}: ${head}`))
          left = Number(length)
          rest -= end + HEAD_END.length
        }
        left -= rest
        if (left > 0) return
        times += 1
        head = ''
        left = undefined
        if (isOver) socket.destroy()
        else socket.write(request)
      })
    })
    socket.write(request)
    await ended
  }
  const timer = setTimeout(() => (isOver = true), seconds * 1_000)
  const began = performance.now()
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, client))
  } finally {
    clearTimeout(timer)
  }
  return { perSecond: (times * 1_000) / (performance.now() - began), times }
}
