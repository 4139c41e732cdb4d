import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'

const PAGE = path.join(ROOT, 'docs/operating.md')
const SECTION = '## From the archive to a served site'

/**
 * What the page for operators says of a new host: the commands that are typed, and the file of settings.
 * @returns {{ commands: string[], settings: string[] }}
 */
export function newHostPage() {
  const [, section = ''] = fs.readFileSync(PAGE, 'utf8').split(`${SECTION}\n`)
  const [commands, settings] = [...section.split('\n## ')[0].matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) =>
    lines.trim().split('\n'),
  )
  if (!commands || !settings) throw new Error(`${PAGE} has no commands and settings under “${SECTION}”`)
  return { commands, settings }
}
