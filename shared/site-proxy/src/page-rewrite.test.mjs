import { rewriteList } from './page-rewrite.mjs'

/** @param {string} name @param {string} version */
const release = (name, version) => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  declaration: {},
})
/** @param {string} name */
const canary = (name) => ({ release: release(name, '9'), share: 100 })

it('a canary of the site does not take the place of a remote that somebody works on; those of others stay', () => {
  const site = { remotes: { content: [release('content', '1')] }, canaries: { content: canary('content') } }
  const local = { content: release('content', '2') }
  const remotes = { content: [release('content', '2'), release('content', '1')] }
  expect(rewriteList(site, local)).toEqual({ remotes })
  const canaries = { content: canary('content'), auth: canary('auth') }
  expect(rewriteList({ ...site, canaries }, local)).toEqual({ remotes, canaries: { auth: canary('auth') } })
})
