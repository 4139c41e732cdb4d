import { OPERATIONS } from '@yawmi/contract'
import { describedOperations } from '../requests/openapi-document'
import { CALLS } from './calls'
import { EXPECTED } from './roles'
import { STEPS } from './conformance-run'
import { openConformanceSite } from './conformance-site'

let opened: Awaited<ReturnType<typeof openConformanceSite>>
beforeAll(async () => (opened = await openConformanceSite()), 120_000)
afterAll(() => opened.site.close())

it('goes to every operation of the contract, and the description has them all', () => {
  const operations = Object.keys(OPERATIONS).sort()
  expect(Object.keys(CALLS).sort()).toEqual(operations)
  expect(Object.entries(CALLS).filter(([, calls]) => calls.length === 0)).toEqual([])
  expect([...describedOperations(opened.document).keys()].sort()).toEqual(operations)
})

it.each(STEPS)('$title is described as it is sent: with a bearer unless it is for everyone', ({ id, index }) => {
  const security = describedOperations(opened.document).get(id)?.security ?? []
  const isPublic = CALLS[id][index]!.access === 'public'
  const sets = security.length > 0 ? security : [{}]
  expect(sets.some((needed) => 'bearer' in needed === !isPublic)).toBe(true)
})

it.each(STEPS)(
  '$title opens to those it is for, and to nobody else',
  async (step) => {
    expect(await opened.conformance.take(step)).toEqual(EXPECTED[CALLS[step.id][step.index]!.access])
  },
  30_000,
)
