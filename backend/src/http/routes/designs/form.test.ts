import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { formContent } from '../../../../test/fuzz/form-content'
import { contentOf, formLimits, readForm } from './form'
import { Spool } from '../../../infrastructure/uploads/spool'

const TYPE = 'multipart/form-data; boundary=b'
const IMAGE = 'content-disposition: form-data; name="image"; filename="a.png"'

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-form-'))
  const spool = new Spool(folder)
  app = fastify()
  app.removeAllContentTypeParsers()
  await app.register(multipart, formLimits)
  app.post('/', async (request, reply) => {
    const spooled = spool.file()
    reply.raw.once('close', () => void spooled.close())
    const { image, ...fields } = await readForm(request, spooled)
    return { ...fields, ...(image instanceof Blob && { bytes: (await contentOf(image)).length }) }
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a body in the pieces it would come in. */
const send = (pieces: Buffer[], type: string | undefined = TYPE) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload: Readable.from(pieces) })

const form = (...parts: [header: string, content: string][]) =>
  Buffer.from([...parts.map(([header, content]) => `--b\r\n${header}\r\n\r\n${content}\r\n`), '--b--\r\n'].join(''))

it.each([
  ['no disposition', 'x-other: 1'],
  ['a disposition of another kind', 'content-disposition: attachment; name="image"'],
  ['a line break in its name', 'content-disposition: form-data; name="a\rb"'],
])('passes over a part with %s, however long', async (_, header) => {
  for (const length of [10, 20_000, 200_000]) {
    const reply = await send([form([header, 'x'.repeat(length)], [IMAGE, 'png'])])
    expect(reply.json()).toEqual({ bytes: 3 })
  }
})

it('keeps every byte of a file, whatever pieces it comes in', async () => {
  const body = form(['content-disposition: form-data; name="design_type"', 'image'], [IMAGE, 'x'.repeat(300_000)])
  const pieces = (size: number) =>
    Array.from({ length: Math.ceil(body.length / size) }, (_, index) => body.subarray(index * size, (index + 1) * size))
  for (const size of [1_000, 16_384, 65_536, body.length])
    expect((await send(pieces(size))).json()).toEqual({ design_type: 'image', bytes: 300_000 })
})

it('refuses more parts than a form of ours has', async () => {
  const parts = Array.from({ length: 9 }, (): [string, string] => ['x-other: 1', 'x'])
  expect((await send([form(...parts)])).statusCode).toBe(422)
})

it('answers every form, sound or bent, whatever pieces it comes in', async () => {
  const cuts = fc.array(fc.nat(), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(formContent(), cuts, async ({ type, payload }, cuts) => {
      const body = Buffer.from(payload ?? '')
      const ends = [...cuts.map((cut) => cut % (body.length + 1)), body.length].sort((a, b) => a - b)
      const pieces = ends.map((end, index) => body.subarray(ends[index - 1] ?? 0, end))
      const reply = await send(
        pieces.filter(({ length }) => length > 0),
        type,
      )
      expect([200, 413, 415, 422]).toContain(reply.statusCode)
    }),
    { numRuns: 3_000, timeout: 10_000, endOnFailure: true },
  )
}, 60_000)
