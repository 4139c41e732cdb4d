import { digestOfJson } from '../record.mjs'
import { makeKey, signerOf } from '../release-keys.mjs'
import { refuseOtherAct } from './requested-act.mjs'

const signer = signerOf(makeKey({ team: 'content', remotes: ['content'], roles: ['publish', 'promote'] }))
const release = {
  version: '2',
  manifest: '/remotes/content/2/mf-manifest.json',
  integrity: 'sha384-x',
  declaration: {},
}
const requested = {
  command: 'publish',
  remote: 'content',
  version: '2',
  options: { reason: 'new', skipped: ['tests'] },
}
const entry = {
  ...{ serial: 7, prev: 'p', at: new Date().toISOString(), act: 'publish', remote: 'content', skipped: ['tests'] },
  ...{ version: '2', left: '1', reason: 'new', by: signer.kid, team: 'content' },
  ...{ listed: { content: [['2', digestOfJson(release)]] }, state: 's' },
}
/** @param {object} changed @param {Parameters<typeof refuseOtherAct>[1]} [request] @param {{ release?: object }} [build] */
const judge = (changed, request = requested, build = { release }) =>
  refuseOtherAct(JSON.stringify({ ...entry, ...changed }), request, signer, build)

it('signs what was asked for, also where the site makes a candidate of it', () => {
  expect(() => judge({})).not.toThrow()
  expect(() => judge({ act: 'candidate', listed: {} })).not.toThrow()
  const promote = { command: 'promote', remote: 'content', options: {} }
  expect(() => judge({ act: 'promote', reason: undefined, skipped: undefined }, promote, {})).not.toThrow()
})

it.each([
  ['another act', { act: 'rollback' }],
  ['another remote', { remote: 'landing' }],
  ['another version', { version: '1' }],
  ['another reason', { reason: 'because' }],
  ['checks that were not skipped', { skipped: undefined }],
  ['another key', { by: 'other' }],
  ['other files than were sent', { listed: { content: [['2', digestOfJson({ ...release, integrity: 'sha384-y' })]] } }],
  ['nothing of what was sent', { listed: {} }],
  ['a remote that the key is not for', { listed: { ...entry.listed, landing: [['1', 'd']] } }],
  ['a time after the key', { at: '2099-01-01T00:00:00.000Z' }],
])('does not sign a line of %s, whatever the site drafts', (_, changed) => {
  expect(() => judge(changed)).toThrow(expect.objectContaining({ reason: 'altered' }))
})

it('does not sign what is no line', () => {
  for (const line of [undefined, '', '{', '{}', '[]'])
    expect(() => refuseOtherAct(line, requested, signer, { release })).toThrow('nothing is signed')
})
