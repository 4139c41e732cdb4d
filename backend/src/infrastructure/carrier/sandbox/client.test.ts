import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { CLOCK_HEADER } from './wire'
import { SandboxClient } from './client'

const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket'

let folder: string
let socket: string
let server: Server
let answer: (url: string | undefined, response: ServerResponse) => void
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'client-'))
  socket = path.join(folder, 'carrier.sock')
  server = createServer((request, response) => answer(request.url, response)).listen(socket)
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  rmSync(folder, { recursive: true })
})

/** What comes of a call that may take so many milliseconds. */
const ask = (client: SandboxClient, url: string, deadline = 5_000) => client.call('GET', url, deadline)

it("keeps the carrier's latest time when a long answer of before ends after a short one", async () => {
  const client = new SandboxClient(socket)
  const begun: ServerResponse[] = []
  answer = (url, response) => {
    begun.push(response)
    response.writeHead(200, { [CLOCK_HEADER]: url === '/before' ? '0' : '3600000' })
    response.write('{')
    if (url === '/after') response.end('}')
  }
  const long = ask(client, '/before')
  while (begun.length === 0) await new Promise(setImmediate)
  await ask(client, '/after')
  begun[0]!.end('}')
  await long
  expect(client.clock.now().getTime() - Date.now()).toBeGreaterThan(3_000_000)
})

it('sends with every call what goes on with the trace', async () => {
  const given: unknown[] = []
  server.on('request', ({ headers }: IncomingMessage) => given.push(headers.traceparent))
  answer = (_url, response) => response.end('{}')
  await ask(new SandboxClient(socket, undefined, () => ({ traceparent: '00-1-2-01' })), '/')
  await ask(new SandboxClient(socket), '/')
  expect(given).toEqual(['00-1-2-01', undefined])
})

it.each<[string, (response: ServerResponse) => void]>([
  ['half an answer', (response) => response.writeHead(200, { 'content-length': 9 }).write('{')],
  ['half an answer, and hangs up', (response) => response.writeHead(200).write('{', () => response.destroy())],
  ['another protocol', (response) => response.socket?.write(`${SWITCHING}\r\n\r\n`)],
  ['no HTTP', (response) => response.socket?.write('hello\r\n\r\n')],
  ['no JSON', (response) => response.end('<html>')],
  ['that the call is to go elsewhere', (response) => response.writeHead(302, { location: 'http://localhost/' }).end()],
])('does not know what happened when the carrier answers %s', async (_, how) => {
  answer = (_url, response) => how(response)
  await expect(ask(new SandboxClient(socket), '/', 500)).rejects.toMatchObject({ failure: 'timed_out' })
})

it('hangs up on an answer without an end', async () => {
  const hungUp = new Promise<number>((resolve) => {
    answer = (_url, response) => {
      let sent = 0
      const more = () => response.write(Buffer.alloc(65_536), () => (sent += 65_536) && more())
      response.on('close', () => resolve(sent))
      more()
    }
  })
  await expect(ask(new SandboxClient(socket), '/', 60_000)).rejects.toMatchObject({ failure: 'timed_out' })
  expect(await hungUp).toBeLessThan(20_000_000)
})
