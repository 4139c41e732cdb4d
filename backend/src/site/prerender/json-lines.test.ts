import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { receiveLines, sendLine } from './json-lines'

async function received(chunks: readonly (string | Buffer)[], maxLength?: number) {
  const pipe = new PassThrough()
  const [messages, faults]: [unknown[], string[]] = [[], []]
  receiveLines(
    pipe,
    { take: (message) => messages.push(message), fail: ({ message }) => faults.push(message) },
    maxLength,
  )
  for (const chunk of chunks) pipe.write(chunk)
  await turn()
  return { messages, faults }
}

describe('messages over a pipe', () => {
  it('come whole however the pipe cuts them', async () => {
    const pipe = new PassThrough()
    sendLine(pipe, { html: 'يومي\n' })
    sendLine(pipe, { id: 2 })
    const bytes = pipe.read() as Buffer
    const cut = [...bytes].map((byte) => Buffer.of(byte))
    expect(await received(cut)).toEqual({ messages: [{ html: 'يومي\n' }, { id: 2 }], faults: [] })
    expect(await received([bytes])).toEqual({ messages: [{ html: 'يومي\n' }, { id: 2 }], faults: [] })
  })

  it('end with the first that is none', async () => {
    expect(await received(['{"id":1}\nready\n{"id":2}\n', '{"id":3}\n'])).toEqual({
      messages: [{ id: 1 }],
      faults: ['a message is not JSON'],
    })
  })

  it('end before one that is too long fills the memory', async () => {
    expect(await received(['"1234', '56789', '0"\n', '1\n'], 8)).toEqual({
      messages: [],
      faults: ['a message is too long'],
    })
  })
})
