import { OPERATIONS } from '@yawmi/contract'
import { type ApiDocument, describedOperations } from '../../../../test/requests/openapi-document'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'
import { limitsOf, schemaHtml } from './json-schema'
import { docsPage } from './page'

let site: TestSite
let html: string
let document: ApiDocument
beforeAll(async () => {
  site = await createTestSite()
  html = (await site.get('/api/docs')).body
  document = (await site.get('/api/openapi.json')).json()
})
afterAll(() => site.close())

/** The markup of one call. */
const articleOf = (id: string) => html.split(`<article id="${id}">`)[1]?.split('</article>')[0] ?? ''

describe('the page of the API', () => {
  it.each(Object.entries(OPERATIONS))(
    'shows %s with its path, parameters, body, replies and errors',
    (id, [method]) => {
      const operation = describedOperations(document).get(id)!
      const article = articleOf(id)
      expect(article).toContain(`<b>${method}</b>`)
      for (const { name } of operation.parameters ?? []) expect(article).toContain(`<code>${name}`)
      for (const type of Object.keys(operation.requestBody?.content ?? {})) expect(article).toContain(type)
      for (const status of Object.keys(operation.responses)) expect(article).toContain(`<b>${status}</b>`)
    },
  )

  it('has a target for every link within it, and each id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(Object.keys(OPERATIONS).length)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('loads nothing but its own style, under a policy that forbids the rest', async () => {
    const { headers } = await site.get('/api/docs')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/)
    expect(html).not.toMatch(/<script|<style| style=| on\w+=|src=/)
    const [, href] = /<link rel="stylesheet" href="([^"]+)"/.exec(html)!
    const style = await site.get(new URL(href!, 'http://localhost/api/docs').pathname)
    expect(style.statusCode).toBe(200)
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('is in no document itself', () => {
    expect(Object.keys(document.paths).filter((path) => path.includes('docs'))).toEqual([])
  })

  it('shows markup in the document as text', () => {
    const page = docsPage(
      {
        info: { title: '<img>', version: '1' },
        paths: { '/<b>': { get: { operationId: 'a"b', summary: '<script>' } } },
      },
      'style.css',
    )
    expect(page).toContain('&lt;img&gt;')
    expect(page).not.toMatch(/<img|<script/)
    expect(page).toContain('id="a&quot;b"')
  })
})

describe('a schema', () => {
  it('is written as a type, with links and limits', () => {
    const schema = {
      type: 'object',
      properties: {
        kind: { enum: ['image', 'card'] },
        list: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
        name: { type: 'string', maxLength: 60 },
      },
      required: ['kind'],
    }
    expect(String(schemaHtml(schema))).toBe(
      [
        '{',
        '  kind: &quot;image&quot; | &quot;card&quot;',
        '  list?: Array&lt;<a href="#schema-Tag">Tag</a>&gt;',
        '  name?: string <i>// at most 60 characters</i>',
        '}',
      ].join('\n'),
    )
  })

  it('limits files in bytes', () => {
    expect(limitsOf({ type: 'string', format: 'binary', maxLength: 5 })).toBe('format binary; at most 5 bytes')
  })

  it('leaves out limits that every number has', () => {
    expect(limitsOf({ type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER })).toBe('more than 0')
  })
})
