import fc from 'fast-check'
import { makePng } from '../requests/png'
import { hostileText } from './hostile'
import type { Content } from './json-content'

const PNG = makePng({ width: 8, height: 8 })

/** Multipart bodies: with parts that are good, hostile, doubled or missing, some of them cut or bent anywhere. */
export function formContent(): fc.Arbitrary<Content> {
  const bytes = fc.oneof(
    fc.constant(PNG),
    fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })).map(([at, byte]) => bent(PNG, at, byte)),
    fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
  )
  const file = fc.tuple(
    fc.constantFrom('image', 'image', 'design_type', 'other'),
    fc.constantFrom('workspace-image.png', '../../a.png', '\0', 'صورة.png'),
    fc.constantFrom('image/png', 'image/png', 'text/html', ''),
    bytes,
  )
  const filePart = file.map(([name, filename, type, content]) =>
    part(`name="${name}"; filename="${filename}"`, type, content),
  )
  const field = fc.tuple(
    fc.constantFrom('design_type', 'design_type', 'image', '__proto__', 'a'),
    fc.oneof(fc.constantFrom('image', 'card'), hostileText),
    fc.constantFrom('', 'application/json', 'text/plain; charset=utf-16'),
  )
  const fieldPart = field.map(([name, value, type]) => part(`name="${name}"`, type, Buffer.from(value)))
  const parts = fc.array(fc.oneof(filePart, fieldPart), { maxLength: 4 })
  const good = fc.constant([
    part('name="design_type"', '', Buffer.from('image')),
    part('name="image"; filename="a.png"', 'image/png', PNG),
  ])

  const whole = fc
    .oneof({ weight: 1, arbitrary: good }, { weight: 4, arbitrary: parts })
    .map((all) => Buffer.concat([...all, Buffer.from('--b--\r\n')]))
  const cut = fc.tuple(whole, fc.nat()).map(([body, at]) => body.subarray(0, at % (body.length + 1)))
  const twisted = fc
    .tuple(whole, fc.nat(), fc.integer({ min: 0, max: 255 }))
    .map(([body, at, byte]) => bent(body, at, byte))
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('multipart/form-data; boundary=b') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary="',
        'application/json',
        `multipart/form-data; boundary=${'b'.repeat(300)}`,
      ),
    },
  )
  return fc.tuple(type, fc.oneof(whole, cut, twisted)).map(([contentType, payload]) => ({ type: contentType, payload }))
}

const part = (disposition: string, type: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; ${disposition}\r\n${type && `content-type: ${type}\r\n`}\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

function bent(body: Buffer, at: number, byte: number): Buffer {
  const copy = Buffer.from(body)
  if (copy.length > 0) copy[at % copy.length] = byte
  return copy
}
