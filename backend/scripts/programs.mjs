import path from 'node:path'

const SOURCES = path.join(import.meta.dirname, '../src')

/**
 * The programs of the backend, by the name of their bundle in `backend/dist`.
 * @type {Record<string, string>}
 */
export const PROGRAMS = Object.fromEntries(
  Object.entries({
    server: 'server.ts',
    content: 'cli/content.ts',
    subscriptions: 'cli/subscriptions.ts',
    keys: 'cli/keys.ts',
    jobs: 'cli/jobs.ts',
    brands: 'cli/brands.ts',
    releases: 'cli/releases/releases.ts',
    migrate: 'cli/migrate.ts',
    backup: 'cli/backup/backup.ts',
    restore: 'cli/backup/restore.ts',
    'note-restore': 'cli/backup/note-restore.ts',
    'check-settings': 'cli/check-settings.ts',
    'import-worker': 'content-import/read/import-worker.ts',
    'draw-vector': 'content-import/pictures/draw-vector.ts',
    'subset-fonts': 'site/prerender/fonts/subset-fonts.ts',
    'sandbox-carrier': 'sandbox-carrier/main.ts',
  }).map(([name, file]) => [name, path.join(SOURCES, file)]),
)

/** Runs in a process that can read no file, so that it is one file with all it needs. */
export const RENDER_WORKER = path.join(SOURCES, 'site/prerender/render-worker.ts')

/**
 * How a program for Node is bundled, with all that it imports.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const WHOLE_OPTIONS = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  logLevel: 'warning',
}

/**
 * Our own code goes into the bundle; libraries are found in node_modules at run time.
 * @type {import('esbuild').Plugin}
 */
const externalLibraries = {
  name: 'external-libraries',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: id, kind }) =>
      kind === 'entry-point' || id.startsWith('@yawmi/') ? undefined : { path: id, external: true },
    )
  },
}

/** The same for programs that run where the workspace's libraries are. */
export const PROGRAM_OPTIONS = { ...WHOLE_OPTIONS, plugins: [externalLibraries] }
