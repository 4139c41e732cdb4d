import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Draughtsman } from './draughtsman'
import type { Order } from './wire'

/** A thread that does what the address of its order says. */
const PROGRAM = `
import { parentPort } from 'node:worker_threads'
let drawn = 0
parentPort.on('message', ({ id, order }) => {
  if (order.pathname === '/dies') process.exit(1)
  if (order.pathname === '/throws') return parentPort.postMessage({ id, error: 'no' })
  parentPort.postMessage({ id, drawing: { html: order.pathname + (drawn += 1) } })
})`

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'drawing-'))
const program = path.join(folder, 'thread.mjs')
beforeAll(() => fs.writeFileSync(program, PROGRAM))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const order = (pathname: string) => ({ pathname }) as Order

describe('the thread that draws', () => {
  it('draws one after the other, and begins anew once it was told to forget', async () => {
    const thread = new Draughtsman(program)
    expect((await thread.draw(order('/a'))).html).toBe('/a1')
    expect((await thread.draw(order('/b'))).html).toBe('/b2')
    thread.forget()
    expect((await thread.draw(order('/c'))).html).toBe('/c1')
    thread.forget()
  })

  it('fails an order and goes on with the next, also when the thread died', async () => {
    const thread = new Draughtsman(program)
    await expect(thread.draw(order('/throws'))).rejects.toThrow('no')
    await expect(thread.draw(order('/dies'))).rejects.toThrow()
    expect((await thread.draw(order('/a'))).html).toBe('/a1')
    thread.forget()
  })
})
