import fc from 'fast-check'
import { makePng } from '../testing/png'
import { writeHeaders } from '../testing/forms'
import type { ApiDocument, DescribedOperation } from '../testing/openapi-document'
import { encoded, hostileText, tokenFrom } from './hostile'
import { fieldsOf, goodValue, objectFor, type Schema } from './schema-values'

export interface FuzzRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  remoteAddress: string
  payload?: string | Buffer
}

interface Content {
  type?: string
  payload?: string | Buffer
}

/** Requests for one operation as its description has it, most of them wrong somewhere. */
export function requestsFor(
  document: ApiDocument,
  { path, method, operation }: { path: string; method: string; operation: DescribedOperation },
  tokens: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters ?? []
  const schemaOf = (schema: Schema): Schema => (schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1)!] as Schema) : schema)
  const text = (schema: Schema) => fc.oneof({ weight: 3, arbitrary: goodValue(schema).map(String) }, { weight: 2, arbitrary: hostileText })

  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const address = fc
    .tuple(...inPath.map(({ schema }) => fc.oneof({ weight: 9, arbitrary: text(schema).map(encoded) }, { weight: 1, arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '..') })))
    .map((values) => inPath.reduce((url, { name }, index) => url.replace(`{${name}}`, () => values[index]!), path))

  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const good = Object.fromEntries(inQuery.map(({ name, schema }) => [name, goodValue(schema).map(String)]))
  const tail = fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constantFrom('&a[b]=c', '&__proto__=x', '&%', '&=', '&page=1&page=2') })
  const query = fc
    .tuple(fieldsOf(good, hostileText), tail)
    .map(([fields, end]) => Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`).join('&') + end)

  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body = type === 'multipart/form-data' ? form() : method === 'get' ? fc.constant({}) : json(schemaOf(media?.schema ?? {}))

  return fc.tuple(address, query, body, tokenFrom(tokens), fc.ipV4()).map(([url, search, content, token, remoteAddress]) => ({
    method: method.toUpperCase() as FuzzRequest['method'],
    url: search ? `${url}?${search}` : url,
    headers: { ...writeHeaders(token), ...(content.type !== undefined && { 'content-type': content.type }) },
    remoteAddress,
    ...(content.payload !== undefined && { payload: content.payload }),
  }))
}

/** JSON bodies: an object, another value, broken text, or JSON under another name. */
function json(schema: Schema): fc.Arbitrary<Content> {
  const type = 'application/json'
  const whole = objectFor(schema).map((value) => JSON.stringify(value))
  return fc.oneof(
    { weight: 8, arbitrary: whole.map((payload) => ({ type, payload })) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => ({ type, payload: JSON.stringify(value) })) },
    { weight: 1, arbitrary: fc.tuple(whole, fc.nat()).map(([payload, cut]) => ({ type, payload: payload.slice(0, cut % payload.length) })) },
    { weight: 1, arbitrary: hostileText.map((payload) => ({ type, payload })) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-7', ';', ''), whole).map(([other, payload]) => ({ type: other, payload })) },
    { weight: 1, arbitrary: fc.constant({}) },
  )
}

const PNG = makePng({ width: 8, height: 8 })

/** Multipart bodies: with parts that are good, hostile, doubled or missing, some of them cut or bent anywhere. */
function form(): fc.Arbitrary<Content> {
  const bytes = fc.oneof(fc.constant(PNG), fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })).map(([at, byte]) => bent(PNG, at, byte)), fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)))
  const file = fc.tuple(fc.constantFrom('image', 'image', 'design_type', 'other'), fc.constantFrom('workspace-image.png', '../../a.png', '\0', 'صورة.png'), fc.constantFrom('image/png', 'image/png', 'text/html', ''), bytes)
  const filePart = file.map(([name, filename, type, content]) => part(`name="${name}"; filename="${filename}"`, type, content))
  const field = fc.tuple(fc.constantFrom('design_type', 'design_type', 'image', '__proto__', 'a'), fc.oneof(fc.constantFrom('image', 'card'), hostileText), fc.constantFrom('', 'application/json', 'text/plain; charset=utf-16'))
  const fieldPart = field.map(([name, value, type]) => part(`name="${name}"`, type, Buffer.from(value)))
  const parts = fc.array(fc.oneof(filePart, fieldPart), { maxLength: 4 })
  const good = fc.constant([part('name="design_type"', '', Buffer.from('image')), part('name="image"; filename="a.png"', 'image/png', PNG)])

  const whole = fc.oneof({ weight: 1, arbitrary: good }, { weight: 4, arbitrary: parts }).map((all) => Buffer.concat([...all, Buffer.from('--b--\r\n')]))
  const cut = fc.tuple(whole, fc.nat()).map(([body, at]) => body.subarray(0, at % (body.length + 1)))
  const twisted = fc.tuple(whole, fc.nat(), fc.integer({ min: 0, max: 255 })).map(([body, at, byte]) => bent(body, at, byte))
  const type = fc.oneof({ weight: 12, arbitrary: fc.constant('multipart/form-data; boundary=b') }, { weight: 1, arbitrary: fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="', 'application/json', `multipart/form-data; boundary=${'b'.repeat(300)}`) })
  return fc.tuple(type, fc.oneof(whole, cut, twisted)).map(([contentType, payload]) => ({ type: contentType, payload }))
}

const part = (disposition: string, type: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`--b\r\ncontent-disposition: form-data; ${disposition}\r\n${type && `content-type: ${type}\r\n`}\r\n`), content, Buffer.from('\r\n')])

function bent(body: Buffer, at: number, byte: number): Buffer {
  const copy = Buffer.from(body)
  if (copy.length > 0) copy[at % copy.length] = byte
  return copy
}
