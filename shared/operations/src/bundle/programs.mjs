import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { ROOT } from '@yawmi/tooling/root'

/** Libraries that are no JavaScript alone, and one that is not there. */
export const NATIVE = ['sharp', 'subset-font']
const EXTERNAL = [...NATIVE, 'pg-native']

/** What CommonJS libraries in a bundle find their own parts by. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url)`

/** Programs that an operator starts, each by a file of its name at the top. */
const STARTED = [
  'server',
  'migrate',
  'check-settings',
  'keys',
  'jobs',
  'brands',
  'releases',
  'subscriptions',
  'note-restore',
  'content',
]

/**
 * Bundles the backend's programs with their libraries: a start then reads tens of files in place of thousands.
 * @param {string} to the archive's folder
 */
export async function bundlePrograms(to) {
  // A checkout of one remote has these tools and no backend.
  const { PROGRAMS, RENDER_WORKER, WHOLE_OPTIONS } = await import(path.join(ROOT, 'backend/scripts/programs.mjs'))
  const outdir = path.join(to, 'backend/dist')
  const options = { ...WHOLE_OPTIONS, absWorkingDir: ROOT, outdir, external: EXTERNAL, legalComments: 'none' }
  await esbuild.build({
    ...options,
    entryPoints: PROGRAMS,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    banner: { js: REQUIRE },
  })
  await esbuild.build({ ...options, entryPoints: [RENDER_WORKER], external: [] })
  for (const name of STARTED) fs.writeFileSync(path.join(to, `${name}.mjs`), startFile(name))
}

/**
 * It says where the archive lies, whatever folder it is started from, and that this is production unless told
 * otherwise.
 * @param {string} name of the program
 */
const startFile = (name) => `import path from 'node:path'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(\`Yawmi needs Node 22.18 or newer; this is \${process.version}.\`)
  process.exit(1)
}
process.env.YAWMI_ROOT ||= import.meta.dirname
process.env.NODE_ENV ||= 'production'
const program = path.join(import.meta.dirname, 'backend/dist/${name}.mjs')
process.argv[1] = program
await import(program)
`
