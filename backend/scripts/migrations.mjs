import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Writes the one initial migration anew from `src/db/schema`. Once the product has run anywhere with data worth
 * keeping, migrations are only added: `pnpm --filter @yawmi/backend exec drizzle-kit generate`.
 */
const backend = fileURLToPath(new URL('..', import.meta.url))
rmSync(`${backend}/src/db/migrations`, { recursive: true, force: true })
const { status } = spawnSync('drizzle-kit', ['generate', '--name', 'initial'], {
  cwd: backend,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${backend}/node_modules/.bin:${process.env.PATH}` },
})
process.exit(status ?? 1)
