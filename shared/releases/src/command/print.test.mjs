import { lineOfAct, lineOfStatus, sentenceOf } from './print.mjs'

const HOSTILE = 'fine\u001b[1A\u001b[2K\n43  promote  \u202econtent'
const PLAIN = 'fine [1A [2K 43  promote   content'

it('prints the reason of an act as a part of its line, whatever is in it', () => {
  const act = { serial: 42, at: '2026-11-29', act: 'rollback', remote: 'content', version: '1', reason: HOSTILE }
  expect(lineOfAct(/** @type {any} */ (act))).toBe(`42  2026-11-29  rollback  content  1  unsigned  ${PLAIN}`)
})

it('prints why a remote is held, or its canary was withdrawn, as a part of its line', () => {
  const report = {
    ...{ remote: 'content', current: '1', versions: [] },
    held: { since: '2026-11-28', reason: HOSTILE },
    withdrawn: { version: '2', at: '2026-11-29', reason: HOSTILE },
  }
  expect(lineOfStatus(/** @type {any} */ (report))).toBe(
    `content  1  held since 2026-11-28: ${PLAIN}  canary 2 withdrawn 2026-11-29: ${PLAIN}`,
  )
})

it('names the version that waits in the command which makes it current, for without it an open canary would be', () => {
  const done = { act: 'publish', remote: 'content', version: '3', serial: 7, isCurrent: false }
  expect(sentenceOf(done)).toMatch(/promote content 3 makes it current$/)
})
