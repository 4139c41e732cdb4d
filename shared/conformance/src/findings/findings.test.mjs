import { findingsOf } from './findings.mjs'

const service = 'https://yawmi.example'
const origin = 'https://shop.example'
const box = { width: 400, height: 300 }
const tag = {
  label: '<yawmi-remote name="auth">',
  kind: /** @type {const} */ ('tag'),
  isUp: true,
  errors: [],
  boxes: [{ window: 1280, box }],
}
const focus = { label: tag.label, stops: 3, invisible: [], leavesForwards: true, leavesBackwards: true }
/** @type {import('../inspect/seen.d.ts').Seen} */
const GOOD = {
  ...{ service, origin, media: 'https://media.yawmi.example', mayCall: true },
  mountPoints: [tag, { ...tag, label: 'the other one' }],
  ...{ violations: [], consoleErrors: [], refusedFrames: [], storage: [{ label: 'the page', state: 'open' }] },
  overflow: { by: 0, elements: [] },
  focus: [focus],
  unmountings: [{ label: tag.label, left: [], thrown: [], again: { isUp: true, errors: [] } }],
  reacts: [`${service}/remotes/auth/1/alone-react.mjs`],
}
const [unmounting] = GOOD.unmountings
/** @param {Partial<import('../inspect/seen.d.ts').Seen>} changes */
const namesOf = (changes) => findingsOf({ ...GOOD, ...changes }).findings.map(({ name, seen }) => `${name}: ${seen}`)

it('finds nothing in a page that conforms, and every check has passed', () => {
  expect(findingsOf(GOOD)).toEqual({
    findings: [],
    passed: [
      ...[
        'present',
        'comes-up',
        'policy',
        'origin',
        'storage',
        'box',
        'overflow',
        'focus',
        'unmount',
        'react',
        'console',
      ],
    ],
    skipped: [],
  })
})

it.each([
  ['no service', { service: undefined, mountPoints: [] }, 'present: the page loads nothing of the service'],
  ['no remote', { mountPoints: [] }, 'present: there is no remote in the page'],
  [
    'a remote that failed',
    { mountPoints: [{ ...tag, isUp: false, errors: [{ code: 'load', message: 'no such file' }] }] },
    `comes-up: ${tag.label} did not come up; load: no such file`,
  ],
  [
    'a remote that goes on without its brand',
    { mountPoints: [{ ...tag, errors: [{ code: 'brand', message: 'answered 404' }] }] },
    `comes-up: ${tag.label} came up with an error; brand: answered 404`,
  ],
  ['an origin that no brand allows', { mayCall: false }, `origin: the service refuses calls from ${origin}`],
  [
    'a frame that is refused',
    { refusedFrames: [`${service}/`] },
    `origin: the service refuses to be framed by ${origin}: ${service}/`,
  ],
  [
    'refused storage',
    { storage: [{ label: 'the page', state: 'refused' }] },
    'storage: the page may not use local storage: nobody stays signed in',
  ],
  [
    'a narrow box',
    { mountPoints: [{ ...tag, boxes: [{ window: 390, box: { ...box, width: 319 } }] }] },
    `box: ${tag.label} is 319 px wide in a window of 390 px`,
  ],
  [
    'a box of no height',
    { mountPoints: [{ ...tag, boxes: [{ window: 390, box: { ...box, height: 0 } }] }] },
    `box: ${tag.label} has no height in a window of 390 px`,
  ],
  [
    'overflow',
    { overflow: { by: 12, elements: ['<header>'] } },
    'overflow: at 320 px the page is 12 px too wide: <header>',
  ],
  ['focus that does not get in', { focus: [{ ...focus, stops: 0 }] }, `focus: Tab does not reach ${tag.label}`],
  [
    'focus that does not get out',
    { focus: [{ ...focus, leavesForwards: false }] },
    `focus: Tab does not lead out of ${tag.label}`,
  ],
  [
    'focus that does not get out backwards',
    { focus: [{ ...focus, leavesBackwards: false }] },
    `focus: Shift+Tab does not lead out of ${tag.label}`,
  ],
  [
    'focus that cannot be seen',
    { focus: [{ ...focus, invisible: ['<a>'] }] },
    `focus: in ${tag.label} the focus cannot be seen on <a>`,
  ],
  [
    'a node that is left',
    { unmountings: [{ ...unmounting, left: ['<aside>'] }] },
    `unmount: ${tag.label} leaves <aside>`,
  ],
  [
    'a listener that throws',
    { unmountings: [{ ...unmounting, thrown: ['x is null'] }] },
    `unmount: after ${tag.label} was unmounted: x is null`,
  ],
  [
    'a remote that comes up once',
    { unmountings: [{ ...unmounting, again: { isUp: false, errors: [{ code: 'load', message: 'it is up' }] } }] },
    `unmount: ${tag.label} does not come up a second time; load: it is up`,
  ],
  ['two Reacts', { reacts: ['a', 'b'] }, 'react: remotes of the page run on 2 Reacts: a, b'],
  ['an error on the console', { consoleErrors: ['x is null', 'x is null'] }, 'console: x is null'],
])('finds %s', (_, changes, expected) => {
  expect(namesOf(/** @type {Partial<import('../inspect/seen.d.ts').Seen>} */ (changes))).toContain(expected)
})

it('says what could not be checked, which has not passed then', () => {
  const { passed, skipped } = findingsOf({ ...GOOD, mountPoints: [{ ...tag, kind: 'container' }], unmountings: [] })
  expect(passed).not.toContain('unmount')
  expect(skipped).toEqual([expect.stringMatching(/^unmount: /), expect.stringMatching(/^react: /)])
  expect(findingsOf({ ...GOOD, mayCall: undefined }).skipped).toEqual(['origin: the service did not answer'])
  expect(findingsOf({ ...GOOD, focus: [] }).skipped).toEqual([
    expect.stringMatching(/^focus: it comes after more stops/),
  ])
})

it('leaves an error of the console out that another finding explains', () => {
  const text = "Refused to connect to 'https://yawmi.example/site.json' because it violates the Content Security Policy"
  expect(namesOf({ consoleErrors: [text] })).toEqual([])
})

it('takes a storage that is partitioned for advice', () => {
  const { findings } = findingsOf({ ...GOOD, storage: [{ label: 'the frame', state: 'partitioned' }] })
  expect(findings).toEqual([expect.objectContaining({ name: 'storage', isAdvice: true })])
})
