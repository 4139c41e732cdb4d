import fc from 'fast-check'
import type { ApiDocument, DescribedOperation } from '../requests/openapi-document'
import { formContent } from './form-content'
import { encoded, hostileText, tokenFrom } from './hostile'
import { type Content, jsonContent } from './json-content'
import { fieldsOf, goodValue, type Schema } from './schema-values'

export interface FuzzRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  remoteAddress: string
  payload?: string | Buffer
}

/** Mostly none; now and then a cookie or a header that no browser sends. */
const oddHeaders = fc.oneof<fc.WeightedArbitrary<Record<string, string>>[]>(
  { weight: 20, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('cookie', 'x-xsrf-token', 'authorization', 'origin', 'sec-fetch-site', 'x-forwarded-for'),
        fc.constantFrom(
          'XSRF-TOKEN=',
          'XSRF-TOKEN=%E0%A4%A',
          `XSRF-TOKEN=${'a'.repeat(66)}`,
          '=;;=',
          'null',
          'a'.repeat(9000),
        ),
      )
      .map(([name, value]) => ({ [name]: value })),
  },
)

/** Requests for one operation as its description has it, most of them wrong somewhere. */
export function requestsFor(
  document: ApiDocument,
  { path, method, operation }: { path: string; method: string; operation: DescribedOperation },
  tokens: readonly string[],
  writeHeaders: (token: string | undefined) => Record<string, string>,
): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters ?? []
  const schemaOf = (schema: Schema): Schema =>
    schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1)!] as Schema) : schema
  const text = (schema: Schema) =>
    fc.oneof({ weight: 3, arbitrary: goodValue(schema).map(String) }, { weight: 2, arbitrary: hostileText })

  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const address = fc
    .tuple(
      ...inPath.map(({ schema }) =>
        fc.oneof(
          { weight: 9, arbitrary: text(schema).map(encoded) },
          { weight: 1, arbitrary: fc.constantFrom('%', '%E0%A4%A', '%00', '..') },
        ),
      ),
    )
    .map((values) => inPath.reduce((url, { name }, index) => url.replace(`{${name}}`, () => values[index]!), path))

  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const good = Object.fromEntries(inQuery.map(({ name, schema }) => [name, goodValue(schema).map(String)]))
  const tail = fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('&a[b]=c', '&__proto__=x', '&%', '&=', '&page=1&page=2') },
  )
  const query = fc.tuple(fieldsOf(good, hostileText), tail).map(
    ([fields, end]) =>
      Object.entries(fields)
        .map(([name, value]) => `${name}=${encoded(value)}`)
        .join('&') + end,
  )

  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body =
    type === 'multipart/form-data'
      ? formContent()
      : method === 'get'
        ? fc.constant<Content>({})
        : jsonContent(schemaOf(media?.schema ?? {}))

  return fc
    .tuple(address, query, body, tokenFrom(tokens), oddHeaders, fc.ipV4())
    .map(([url, search, content, token, odd, remoteAddress]) => ({
      method: method.toUpperCase() as FuzzRequest['method'],
      url: search ? `${url}?${search}` : url,
      headers: { ...writeHeaders(token), ...odd, ...(content.type !== undefined && { 'content-type': content.type }) },
      remoteAddress,
      ...(content.payload !== undefined && { payload: content.payload }),
    }))
}
