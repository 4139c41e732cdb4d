import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../../..')

/** The modules that remotes take from the shell, with the sources that they begin at; each has a report of its own. */
export const ENTRIES = [
  { module: '@yawmi/api-client', source: 'api-client/src/index.ts' },
  { module: '@yawmi/events', source: 'events/src/index.ts' },
  { module: '@yawmi/remote-kit', source: 'remote-kit/src/index.ts' },
  { module: '@yawmi/remote-kit/query', source: 'remote-kit/src/query/index.ts' },
  { module: '@yawmi/session', source: 'session/src/index.ts' },
  { module: '@yawmi/ui', source: 'ui/src/index.ts' },
]

/** Packages that these re-export, so that theirs is a part of their surface; remotes take them from nobody else. */
export const WITHIN = ['@yawmi/dialogs', '@yawmi/host', '@yawmi/lib', '@yawmi/router']

/** Packages whose types others name, as they are of another version or promise: rows of the API, a carrier's file. */
const NAMED = ['@yawmi/brand', '@yawmi/contract']

/** Folders of `shared` whose declarations the reports are made from. */
export const FOLDERS = [...new Set(ENTRIES.map(({ source }) => source.split('/')[0]))].concat(
  [...WITHIN, ...NAMED].map((name) => name.replace('@yawmi/', '')),
)

/** The package of a module: `@yawmi/remote-kit/query` is of `@yawmi/remote-kit`. @param {string} module */
export const packageOf = (module) => module.split('/').slice(0, 2).join('/')

/** Where the report of a module is kept. @param {string} module */
export const reportFile = (module) => `${module.replace('@yawmi/', '').replace('/', '-')}.api.md`
