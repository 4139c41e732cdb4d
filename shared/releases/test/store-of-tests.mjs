import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeIntegrity } from '../src/integrity.mjs'
import { MANIFEST, releaseStore } from '../src/release-store.mjs'

export const HOUR = 60 * 60_000
/** @param {string} name @param {string} address @returns {import('@yawmi/contract').Route} */
export const route = (name, address) => ({
  name,
  path: address,
  screen: name,
  layout: 'home',
  access: 'visitor',
  title: name,
})
/** @param {string} name @param {import('@yawmi/contract').Route[]} [routes] @param {string[]} [slots] */
export const declarationOf = (name, routes = [], slots = []) => ({ name, routes, slots, requires: {} })
export const declaration = declarationOf('content')

/** A store in a folder of its own for each test, at a time that the test sets; with what publishes to it. */
export function storeOfTests() {
  const own = {
    folder: '',
    /** Opened before each test. */
    store: /** @type {ReturnType<typeof releaseStore>} */ (/** @type {unknown} */ (undefined)),
    /** Milliseconds since 1970. */
    time: 0,
    /**
     * Writes a built version beside the published ones.
     * @param {string} remote @param {Record<string, string>} [files]
     */
    build(remote, files = {}) {
      const from = fs.mkdtempSync(path.join(own.folder, `.${remote}-`))
      for (const [file, text] of Object.entries({ [MANIFEST]: '{}', ...files }))
        fs.writeFileSync(path.join(from, file), text)
      writeIntegrity(from, /^$/)
      return from
    },
    /**
     * Publishes a version of `content`.
     * @param {string} version @param {import('../src/release-store.mjs').Allowed} [allowed]
     * @param {Partial<import('../src/store/publishing.mjs').Publication>} [more]
     */
    put: (version, allowed = {}, more = {}) =>
      own.store.publish('content', { version, declaration, from: own.build('content'), ...more }, allowed),
    /** @param {string[]} versions */
    async putAll(...versions) {
      for (const version of versions) await own.put(version)
    },
    listFile: () => path.join(own.folder, 'releases.json'),
    versions: () => own.store.read().remotes.content.map(({ version }) => version),
    folders: () => fs.readdirSync(path.join(own.folder, 'remotes/content')).sort(),
  }
  beforeEach(() => {
    own.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'))
    own.time = Date.UTC(2026, 10, 22)
    own.store = releaseStore(own.folder, { now: () => new Date(own.time) })
  })
  afterEach(() => fs.rmSync(own.folder, { recursive: true }))
  return own
}
