import fs from 'node:fs'
import path from 'node:path'
import { unlessPassed } from '@yawmi/releases/command/unless-passed'
import { modulesIn } from '@yawmi/releases/embed-versions'
import { INTEGRITY_FILE } from '@yawmi/releases/integrity'
import { Refusal } from '@yawmi/releases/refusal'
import { embedFaults } from './embed-faults.mjs'
import { fingerprintOf } from './fingerprint.mjs'

/**
 * Looks at a built release in a page of an integrator's before it is published (docs/adr/0107).
 * @param {{ remote: string, version: string, from: string }} release `from`: the folder of its files
 * @param {{ script: Buffer, passed: string }} how `script`: `/embed.js` as it is built; `passed`: folder where it is noted what was well
 * @returns {Promise<boolean>} whether it was looked at: not where no Chromium can be had
 * @throws Refusal that names what it breaks
 */
export async function checkEmbedding({ remote, version, from }, { script, passed }) {
  const refuse = (/** @type {string} */ why) => {
    throw new Refusal('embed', `${remote} is not released, in a page of an integrator ${why}`)
  }
  const modules = modulesIn(from)
  if (!modules) return refuse('it does not load: it has no alone.mjs')
  const fingerprint = fingerprintOf([fs.readFileSync(path.join(from, INTEGRITY_FILE)), script])
  return unlessPassed(path.join(passed, remote), fingerprint, async () => {
    const faults = await embedFaults({ remote, version, from, modules, script })
    if (faults && faults.length > 0) refuse(faults.join('; '))
    return faults !== undefined
  })
}
