import fs from 'node:fs'
import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, say } from '../src/lib/log.mjs'
import { CACHE, REMOTES, ROOT } from '../src/lib/root.mjs'
import { endWithChildren } from '../src/lib/run.mjs'

/**
 * `npm run test:compatibility -- <folder of another built checkout>`: journeys through the shell and server of this
 * checkout with the remotes of the other one, which is the release before, and the other way round.
 */
endWithChildren()
const [, , folder] = process.argv
const other = path.resolve(folder ?? '')
if (!folder || !fs.existsSync(path.join(other, 'dist/releases.json')))
  fail('usage: npm run test:compatibility -- <folder of another built checkout>')
await bootstrap()
const { build } = await import('../src/build/build.mjs')
const { runPlaywright } = await import('../src/commands/results.mjs')

/** Every remote takes part in one of them. */
const TEST_FILES =
  /journeys.(sign-up|free-visitor|navigation|home-frame|content-screens|account|design-studio|web-view)\.test/

await build().catch((error) => fail(error.message))
const mixtures = [
  ['this shell, the other remotes', mixture('new-shell', ROOT, other)],
  ['the other shell, these remotes', mixture('old-shell', other, ROOT)],
]
let worst = 0
for (const [name, root] of mixtures) {
  say(name)
  const { code } = await runPlaywright('e2e', ['--no-deps', TEST_FILES.source], { env: { YAWMI_ROOT: root } })
  worst = Math.max(worst, code)
}
process.exit(worst)

/** A root with everything of one checkout, in whose release list the remotes of another stand first. */
function mixture(name, checkout, remotes) {
  const root = path.join(CACHE, 'compatibility', name)
  fs.rmSync(root, { recursive: true, force: true })
  fs.mkdirSync(path.join(root, 'dist/remotes'), { recursive: true })
  const link = (from, to) => fs.existsSync(to) || fs.symlinkSync(from, to)
  for (const entry of fs.readdirSync(checkout))
    if (entry !== 'dist') link(path.join(checkout, entry), path.join(root, entry))
  for (const entry of ['shell', 'embed']) link(path.join(checkout, 'dist', entry), path.join(root, 'dist', entry))
  const [own, list] = [remotes, checkout].map((from) =>
    JSON.parse(fs.readFileSync(path.join(from, 'dist/releases.json'), 'utf8')),
  )
  for (const remote of REMOTES) {
    const [first] = own.remotes[remote]
    const versions = path.join(root, 'dist/remotes', remote)
    fs.mkdirSync(versions)
    link(path.join(remotes, 'dist/remotes', remote, first.version), path.join(versions, first.version))
    list.remotes[remote] = [first]
  }
  fs.writeFileSync(path.join(root, 'dist/releases.json'), JSON.stringify(list))
  return root
}
