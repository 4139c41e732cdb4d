import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { DESKTOP, useVisitors } from '../browser/visitor'
import { mountsAll } from '../integrators/federation-host'
import { useIntegrator } from '../integrators/integrator'
import { ROOT, WORKER } from '../product/product'

const arrive = useVisitors()
const integrator = useIntegrator()
const PLACE = `journey-${WORKER}`
beforeAll(() => {
  const script = path.join(ROOT, 'tooling/src/hosts/federation-hosts.mjs')
  execFileSync(process.execPath, [script, PLACE], { stdio: 'pipe' })
})

it.each([
  ['built by webpack that shares React 19', 'shared', 0],
  ['built by webpack that shares nothing', 'unshared', 1],
  ['of the federation runtime alone, with no React', 'runtime', 1],
])(
  'a stock federation host %s mounts auth, content, designer and account; a person signs in, and all of them open',
  async (_, kind, reacts) => {
    integrator.folder = path.join(ROOT, '.cache/hosts', `${PLACE}-${kind}`, 'dist')
    await mountsAll(await (await arrive({ viewport: DESKTOP })).tab(), reacts)
  },
)
