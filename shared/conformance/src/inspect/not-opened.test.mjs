import { notOpened } from './not-opened.mjs'

const ADDRESS = 'http://localhost:1/'
/** As the driver of the browser has it. @param {string} what @param {string} [name] */
const failure = (what, name = 'Error') =>
  Object.assign(new Error(`page.goto: ${what}\nCall log:\n\u001b[2m  - navigating to "${ADDRESS}"\u001b[22m\n`), {
    name,
  })

it.each([
  [
    failure(`net::ERR_CONNECTION_REFUSED at ${ADDRESS}`),
    '(ERR_CONNECTION_REFUSED): is its server running, at that port?',
  ],
  [failure(`net::ERR_CERT_AUTHORITY_INVALID at ${ADDRESS}`), '(ERR_CERT_AUTHORITY_INVALID): is its certificate one'],
  [failure(`net::ERR_NAME_NOT_RESOLVED at ${ADDRESS}`), 'is the name right'],
  [failure(`net::ERR_INVALID_RESPONSE at ${ADDRESS}`), 'cannot be opened (ERR_INVALID_RESPONSE)'],
  [failure('Target page, context or browser has been closed'), 'cannot be opened'],
  [
    failure('Timeout 20000ms exceeded.', 'TimeoutError'),
    'did not load within 20 s: see what in it does not come, or give',
  ],
])('says in one line without colours why a page was not opened: %#', (error, says) => {
  const line = notOpened(ADDRESS, 20_000, error)
  expect(line).toContain(says)
  expect(line.startsWith(ADDRESS)).toBe(true)
  for (const its of ['\n', '\u001b', 'goto']) expect(line).not.toContain(its)
})
