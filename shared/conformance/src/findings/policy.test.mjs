import { policyFindings } from './policy.mjs'

const service = 'https://yawmi.example'
const media = 'https://media.yawmi.example'
const violation = { directive: 'connect-src', blocked: `${service}/site.json`, source: '', isReportOnly: false }
/** @param {Partial<typeof violation>[]} changes */
const additions = (...changes) =>
  policyFindings(
    changes.map((change) => ({ ...violation, ...change })),
    [service, media],
  ).map(({ advice }) => advice.replace('add to Content-Security-Policy: ', ''))

it.each([
  ['a call', {}, `connect-src ${service}`],
  ['a script', { directive: 'script-src-elem', blocked: `${service}/embed.js` }, `script-src ${service}`],
  ['a picture of the media host', { directive: 'img-src', blocked: `${media}/a.webp` }, `img-src ${media}`],
  ['a frame', { directive: 'frame-src', blocked: service }, `frame-src ${service}`],
  ['a picture in an address', { directive: 'img-src', blocked: 'data', source: `${service}/a.mjs` }, 'img-src data:'],
  [
    'a style of a script of ours',
    { directive: 'style-src-elem', blocked: 'inline', source: `${service}/a.mjs` },
    "style-src 'nonce-…', with the same nonce on the script element of embed.js",
  ],
  [
    'a Trusted Types policy',
    { directive: 'trusted-types', blocked: 'trusted-types-policy', source: `${service}/a.mjs` },
    "trusted-types yawmi-protection 'allow-duplicates'",
  ],
])('says the directive that admits %s', (_, change, addition) => {
  expect(additions(change)).toEqual([addition])
})

it('says each directive once', () => {
  expect(additions({}, { blocked: `${service}/releases.json` })).toEqual([`connect-src ${service}`])
})

it('has nothing to say about what is the page’s own, or only reported', () => {
  const own = { blocked: 'inline', source: 'https://shop.example/' }
  expect(additions(own, { blocked: 'https://shop.example/a.json' }, { isReportOnly: true })).toEqual([])
})
