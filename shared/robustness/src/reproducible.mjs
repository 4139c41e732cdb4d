import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@yawmi/releases/https/temporary-folder'
import { digestOf } from '@yawmi/releases/integrity'
import { fail, namesOf, timed } from '@yawmi/tooling/log'
import { CACHE, REMOTES, ROOT } from '@yawmi/tooling/root'
import { must } from '@yawmi/tooling/run'

/**
 * `npm run test:reproducible`: the same sources give the same bytes in another folder. Copies the sources of this checkout to a
 * folder with a longer path, installs and bundles there with nothing in webpack's cache, and compares every file, source maps
 * too. A bundle here goes on from what webpack kept of earlier ones, so what its cache got wrong shows as well. Of all
 * remotes; `-- content designer` of these.
 */
const given = process.argv.slice(2)
const remotes = namesOf('remote', given.length > 0 ? given : REMOTES, REMOTES)
const elsewhere = temporaryFolder('a-checkout-whose-path-is-longer-than-that-of-most-')

/** Copies what git has or would take, as it is in the folders now. */
function copySources() {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  for (const file of list.toString().split('\0'))
    if (file && fs.existsSync(path.join(ROOT, file))) fs.cpSync(path.join(ROOT, file), path.join(elsewhere, file))
  for (const folder of fs.globSync('pnpm-*', { cwd: CACHE }))
    fs.cpSync(path.join(CACHE, folder), path.join(elsewhere, '.cache', folder), { recursive: true })
}

/** Digests by file of a remote that is bundled in a checkout. @param {string} root @param {string} remote @param {string} out */
async function bundled(root, remote, out) {
  const folder = path.join(root, 'dist', out)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  try {
    await must([process.execPath, '--run', 'bundle', '--', folder], {
      cwd: path.join(root, `mfe-${remote}`),
      quiet: true,
    })
    const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return new Map(
      files.map(({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        return [path.relative(folder, file), digestOf(fs.readFileSync(file))]
      }),
    )
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} remote */
async function compare(remote) {
  const here = await bundled(ROOT, remote, `.${remote}-${process.pid}`)
  const there = await bundled(elsewhere, remote, `.${remote}-of-another-checkout`)
  const differing = [...new Set([...here.keys(), ...there.keys()])].filter((file) => here.get(file) !== there.get(file))
  if (differing.length > 0)
    throw new Error(
      `${remote} is other bytes in another folder: ${differing.sort().join(', ')}. What of them has a path in it?`,
    )
}

async function compareAll() {
  copySources()
  // It installs before it says its version.
  await timed('the same sources are installed elsewhere', () =>
    must([process.execPath, 'tooling/bin/pnpm.mjs', '--version'], { cwd: elsewhere, quiet: true }),
  )
  for (const remote of remotes) await timed(`${remote} is bundled in both`, () => compare(remote))
}

const fault = await compareAll().catch((error) => String(error.message))
fs.rmSync(elsewhere, { recursive: true, force: true })
if (fault) fail(fault)
