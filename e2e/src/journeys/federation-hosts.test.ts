import fs from 'node:fs'
import path from 'node:path'
import { DESKTOP } from '../browser/visitor'
import { buildFederationHosts } from '../hosts/federation-hosts'
import { mountsAll } from '../integrators/federation-host'
import { ROOT, SITE_PORT, WORKER } from '../product/product'
import { test } from '../test'

const placeOf = (kind: string) => `end-to-end-${SITE_PORT}-${WORKER}-${kind}`
const folderOf = (kind: string) => path.join(ROOT, '.cache/hosts', placeOf(kind))
const KINDS = ['shared', 'unshared', 'runtime']
test.use({ reads: ['shared', 'tooling'] })
// One process builds them all.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  await buildFederationHosts(placeOf)
})
test.afterAll(() => KINDS.forEach((kind) => fs.rmSync(folderOf(kind), { recursive: true, force: true })))

for (const [what, kind, reacts] of [
  ['built by webpack that shares React 19', 'shared', 0],
  ['built by webpack that shares nothing', 'unshared', 1],
  ['of the federation runtime alone, with no React', 'runtime', 1],
] as const)
  test(`a stock federation host ${what} mounts auth, content, designer and account; a person signs in, and all of them open`, async ({
    arrive,
    integrator,
  }) => {
    integrator.folder = path.join(folderOf(kind), 'dist')
    await mountsAll(await (await arrive({ viewport: DESKTOP })).tab(), reacts)
  })
