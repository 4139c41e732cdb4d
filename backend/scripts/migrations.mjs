import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * `pnpm --filter @yawmi/backend migrations <name>`: writes what changed in `src/infrastructure/db/schema` as one more migration.
 * Those that are there have run somewhere and are never written anew; add by hand what rows of before need, and what the
 * schema does not say (triggers).
 */
const [name] = process.argv.slice(2)
if (!name || !/^[a-z][a-z_]*$/.test(name)) {
  console.error('usage: migrations <what_changes>')
  process.exit(2)
}
const backend = fileURLToPath(new URL('..', import.meta.url))
const { status } = spawnSync('drizzle-kit', ['generate', '--name', name], {
  cwd: backend,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${backend}/node_modules/.bin:${process.env.PATH}` },
})
process.exit(status ?? 1)
