import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { CLOCK_HEADER } from '../../sandbox-carrier/wire'
import { SandboxClient } from './client'

let folder: string
let socket: string
let server: Server
/** Answers that are begun. */
let begun: ServerResponse[]
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'client-'))
  socket = path.join(folder, 'carrier.sock')
  begun = []
  server = createServer((request, response) => {
    begun.push(response)
    response.writeHead(200, { [CLOCK_HEADER]: request.url === '/before' ? '0' : '3600000' })
    response.write('{')
    if (request.url === '/after') response.end('}')
  }).listen(socket)
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  rmSync(folder, { recursive: true })
})

it("keeps the carrier's latest time when a long answer of before ends after a short one", async () => {
  const client = new SandboxClient(socket)
  const ask = (url: string) => client.call('GET', url, 5_000)
  const long = ask('/before')
  while (begun.length === 0) await new Promise(setImmediate)
  await ask('/after')
  begun[0]!.end('}')
  await long
  expect(client.clock.now().getTime() - Date.now()).toBeGreaterThan(3_000_000)
})
