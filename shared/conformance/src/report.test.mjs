import { exitCodeOf, textOf } from './report.mjs'
import { optionsOf } from './options.mjs'

const fault = { name: 'box', seen: 'it is narrow', advice: 'give it room' }
const report = {
  address: 'https://shop.example/',
  service: 'https://yawmi.example',
  passed: ['policy'],
  skipped: ['react: one remote'],
}

it('exits with 1 for a fault, and with 0 for advice alone', () => {
  expect(exitCodeOf({ findings: [fault] })).toBe(1)
  expect(exitCodeOf({ findings: [{ ...fault, isAdvice: true }] })).toBe(0)
  expect(exitCodeOf({ findings: [] })).toBe(0)
})

it('names each finding with what to do, what passed and what was not checked', () => {
  expect(textOf({ ...report, findings: [fault] })).toBe(
    [
      'https://shop.example/, with remotes of https://yawmi.example',
      '✗ box: it is narrow',
      '    give it room',
      '✓ policy',
      '- react: one remote',
      'The page does not conform: 1 fault.',
    ].join('\n'),
  )
  expect(textOf({ ...report, findings: [] })).toContain('The page conforms.')
})

it('prints what a page says without what moves a cursor, turns a line round or begins another', () => {
  const seen = 'no \u001b[2J\u202efile\u2066\r\nThe page conforms.'
  const text = textOf({ ...report, findings: [{ ...fault, seen }] })
  expect(text).toContain('\n✗ box: no [2Jfile The page conforms.\n    give it room')
})

it('takes a browser from the command line before that of CHROMIUM', () => {
  expect(optionsOf(['https://shop.example'], { CHROMIUM: '/one' }).browser).toBe('/one')
  expect(optionsOf(['https://shop.example', '--browser', '/other'], { CHROMIUM: '/one' }).browser).toBe('/other')
})

it.each([
  [[]],
  [['shop.example']],
  [['file:///etc/passwd']],
  [['https://a.example', 'https://b.example']],
  [['https://a.example', '--timeout', 'x']],
])('refuses %j', (args) => {
  expect(() => optionsOf(args, {})).toThrow()
})
