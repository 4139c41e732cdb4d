import { mayCall } from './service.mjs'

/** @param {number} status @param {Record<string, string>} [headers] */
const answered = (status, headers = {}) =>
  mayCall(
    /** @type {import('playwright-core').Page} */ (
      /** @type {unknown} */ ({ request: { fetch: async () => ({ status: () => status, headers: () => headers }) } })
    ),
    'https://yawmi.example',
    'https://shop.example',
  )

it('says of an origin whether the service takes its calls', async () => {
  expect(await answered(204, { 'access-control-allow-origin': 'https://shop.example' })).toBe(true)
  expect(await answered(204)).toBe(false)
})

it.each([429, 502, 503])('says nothing of it where the service answers %i', async (status) => {
  expect(await answered(status)).toBeUndefined()
})
