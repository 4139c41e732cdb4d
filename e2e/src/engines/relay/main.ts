#!/usr/bin/env node
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { adapted } from './adapted.ts'
import type { Command, Start } from './bidi.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit/start.ts'

/**
 * What Playwright starts in place of Firefox: a program that takes its arguments, says where it listens, and relays
 * WebDriver BiDi between Playwright and the engine that `ENGINE` names.
 */
const STARTS: Record<string, Start> = { firefox: startFirefox, webkit: startWebKit }

/** Milliseconds that a browser may take to end by itself. */
const TIMEOUT_MS = 3000

/** Ends this program with all that it has started: Playwright starts it as the leader of a group of its own. */
function leave(): void {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    process.exit()
  }
}

const start = STARTS[process.env.ENGINE ?? '']
if (!start) throw new Error(`no such engine: ${process.env.ENGINE}`)
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
server.once('connection', (client) => {
  const browser = start(process.argv.slice(2), (message) => client.send(JSON.stringify(message)), leave)
  const end = () => {
    setTimeout(leave, TIMEOUT_MS)
    void browser.then((started) => started.end()).finally(leave)
  }
  client.on('message', (data: Buffer) => {
    void browser.then((started) => started.send(adapted(JSON.parse(data.toString()) as Command)))
  })
  client.once('close', end)
  process.once('SIGTERM', end)
  browser.catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
})
server.once('listening', () =>
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
)
