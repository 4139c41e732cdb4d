import fs from 'node:fs'
import path from 'node:path'
import { namesOf, say } from '@yawmi/tooling/log'
import { ROOT } from '@yawmi/tooling/root'
import { endWithChildren } from '@yawmi/tooling/run'
import { GROUPS } from './groups.mjs'
import { mutationTest } from './mutation-test.mjs'
import { withScores } from './scores.mjs'

/**
 * `npm run test:mutants [-- group …]`: changes the rules of the product in one place at a time, and sees whether a test
 * fails. What survives is listed in `.cache/mutation`; the scores go into `docs/mutation.md`.
 */
endWithChildren()

const doc = path.join(ROOT, 'docs/mutation.md')
for (const name of namesOf('group', process.argv.slice(2), Object.keys(GROUPS))) {
  say(`mutants of ${name}`)
  const score = await mutationTest(name, GROUPS[name])
  say(`${name}: ${score.killed} of ${score.mutants} killed, ${score.percent} %; survivors: ${score.report}`)
  fs.writeFileSync(doc, withScores(fs.readFileSync(doc, 'utf8'), name, score))
}
