import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints, type Endpoint } from '@yawmi/contract/schemas'
import { type ApiDocument, type DescribedOperation, describedOperations } from '../../../test/requests/openapi-document'
import { createTestSite, type TestSite } from '../../../test/site/test-site'

let site: TestSite
let document: ApiDocument
let operations: Map<string, DescribedOperation>
beforeAll(async () => {
  site = await createTestSite()
  document = (await site.get('/api/openapi.json')).json()
  operations = describedOperations(document)
})
afterAll(() => site.close())

it('is valid OpenAPI 3.1 with every reference in place', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
  const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(refs.length).toBeGreaterThan(0)
  expect(refs.filter((name) => !(name! in document.components.schemas))).toEqual([])
})

it.each(Object.entries(endpoints) as [string, Endpoint][])(
  'tells of %s what a client sends and gets',
  (id, contract) => {
    const operation = operations.get(id)!
    const names = (place: string) =>
      (operation.parameters ?? []).filter((parameter) => parameter.in === place).map(({ name }) => name)
    expect(names('path').sort()).toEqual(Object.keys(contract.params?.shape ?? {}).sort())
    expect(names('query').sort()).toEqual(Object.keys(contract.query?.shape ?? {}).sort())
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
      contract.body ? [contract.consumes ?? 'application/json'] : [],
    )
    expect(operation.requestBody?.required ?? false).toBe(
      contract.body ? !contract.body.safeParse(undefined).success : false,
    )
    expect(operation.security?.some((needed) => 'bearer' in needed) ?? false).toBe(contract.access !== 'public')
    for (const [status, { content }] of Object.entries(operation.responses)) {
      const schema = content?.['application/json']?.schema
      if (status === '200') expect(schema).toBeDefined()
      else expect(schema).toEqual({ $ref: '#/components/schemas/ErrorReply' })
    }
  },
)

it('says that a design is sent as a form with a PNG file', () => {
  const form = operations.get('saveDesign')?.requestBody?.content?.['multipart/form-data']?.schema
  expect(form).toMatchObject({
    required: ['design_type', 'image'],
    properties: { image: { type: 'string', format: 'binary', contentMediaType: 'image/png' } },
  })
})

it('says that writes need the CSRF token', () => {
  expect(operations.get('login')?.security).toEqual([{ xsrfCookie: [], xsrfHeader: [] }])
  expect(operations.get('saveDesign')?.security).toEqual([{ bearer: [], xsrfCookie: [], xsrfHeader: [] }])
})
