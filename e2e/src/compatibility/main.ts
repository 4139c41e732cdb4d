import fs from 'node:fs'
import path from 'node:path'
import { build } from '@yawmi/tooling/build'
import { fail, say } from '@yawmi/tooling/log'
import { runPlaywright } from '@yawmi/tooling/results'
import { CACHE, given, REMOTES, ROOT } from '@yawmi/tooling/root'
import { endWithChildren } from '@yawmi/tooling/run'
import { linkRoot } from '../product/linked-root.ts'

/** Every remote takes part in one of them. */
const TEST_FILES =
  /journeys.(sign-up|free-visitor|navigation|home-frame|content-screens|account|design-studio|web-view)\.test/

interface List {
  remotes: Record<string, [{ version: string }]>
}
const listOf = (checkout: string) =>
  JSON.parse(fs.readFileSync(path.join(checkout, 'dist/releases.json'), 'utf8')) as List

/**
 * `npm run test:compatibility -- <folder of another built checkout>`: end-to-end tests of the shell and server of
 * this checkout with the remotes of the other one, which is the release before, and the other way round.
 */
endWithChildren()
const [, , folder] = process.argv
const other = given(folder ?? '')
if (!folder || !fs.existsSync(path.join(other, 'dist/releases.json')))
  fail('usage: npm run test:compatibility -- <folder of another built checkout>')

await build().catch((error: Error) => fail(error.message))
let worst = 0
for (const [name, root] of [
  ['this shell, the other remotes', mixture('new-shell', ROOT, other)],
  ['the other shell, these remotes', mixture('old-shell', other, ROOT)],
] as const) {
  say(name)
  const { code } = await runPlaywright('e2e', ['--no-deps', TEST_FILES.source], { env: { YAWMI_ROOT: root } })
  worst = Math.max(worst, code)
}
process.exit(worst)

/** A root with everything of one checkout, in whose release list the remotes of another stand first. */
function mixture(name: string, checkout: string, remotes: string): string {
  const root = path.join(CACHE, 'compatibility', name)
  fs.rmSync(root, { recursive: true, force: true })
  linkRoot(checkout, root)
  const [own, list] = [listOf(remotes), listOf(checkout)]
  for (const remote of REMOTES) {
    const [first] = own.remotes[remote] ?? fail(`${remotes} has no ${remote}`)
    const versions = path.join('dist/remotes', remote)
    fs.mkdirSync(path.join(root, versions), { recursive: true })
    fs.symlinkSync(path.join(remotes, versions, first.version), path.join(root, versions, first.version))
    list.remotes[remote] = [first]
  }
  fs.writeFileSync(path.join(root, 'dist/releases.json'), JSON.stringify(list))
  return root
}
