import fs from 'node:fs'
import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { namesOf, say } from '../src/lib/log.mjs'
import { ROOT } from '../src/lib/root.mjs'
import { endWithChildren } from '../src/lib/run.mjs'

/**
 * `npm run test:mutants [-- group …]`: changes the rules of the product in one place at a time, and sees whether a test
 * fails. What survives is listed in `.cache/mutation`; the scores go into `docs/mutation.md`.
 */
endWithChildren()
await bootstrap()
const { GROUPS } = await import('../src/mutation/groups.mjs')
const { mutationTest } = await import('../src/mutation/mutation-test.mjs')
const { withScores } = await import('../src/mutation/scores.mjs')

const doc = path.join(ROOT, 'docs/mutation.md')
for (const name of namesOf('group', process.argv.slice(2), Object.keys(GROUPS))) {
  say(`mutants of ${name}`)
  const score = await mutationTest(name, GROUPS[name])
  say(`${name}: ${score.killed} of ${score.mutants} killed, ${score.percent} %; survivors: ${score.report}`)
  fs.writeFileSync(doc, withScores(fs.readFileSync(doc, 'utf8'), name, score))
}
