import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { fixEmbedVersion } from '@yawmi/releases/embed-versions'
import { writeIntegrity } from '@yawmi/releases/integrity'
import { type PrivateKey, publicPart, signerOf, trust } from '@yawmi/releases/release-keys'
import { connect } from '../../src/infrastructure/db/connect'
import { SharedReleases } from '../../src/infrastructure/releases/shared-releases'
import { serversStore } from '../../src/site/release-api/servers-store'
import { FixedReleases } from '../../src/site/releases/list/fixed-releases'
import { ListSigner } from '../../src/site/releases/list/list-signer'
import { Releases } from '../../src/site/releases/releases'
import { createTestDatabase, type TestDatabase } from '../database/test-database'
import { S3Server } from './s3-server'

export type Store = ReturnType<typeof serversStore>

/** A host with a disk of its own. */
export interface SharingHost {
  dataDir: string
  shared: SharedReleases
  /** The lines of its log. */
  log: string[]
  look(): Promise<void>
  /** Current version by remote, as visitors get it after a start. */
  current(): Record<string, string | undefined>
  /** The version of a remote's open canary. */
  canary(remote: string): string | undefined
  /** The bytes of a released file, as visitors get them; undefined where it is refused or not there. */
  file(address: string): string | undefined
  /** Does an act, as somebody with a key. */
  act<T>(work: (store: Store) => Promise<T>, mayBegin?: boolean): Promise<T>
}

/** Writes a version as its build does. @param from a new folder @returns it as the store of releases publishes it */
export function writeBuild(from: string, remote: string, version: string) {
  fs.mkdirSync(path.join(from, '.maps'))
  const entry = `run(${JSON.stringify(`${remote} ${version}`)});`.repeat(50)
  const files = { 'mf-manifest.json': '{}', 'entry.js': entry, 'alone.mjs': entry, '.maps/entry.js.map': '{}' }
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(from, name), text)
  writeIntegrity(from, /^$/)
  fs.writeFileSync(path.join(from, 'entry.js.br'), zlib.brotliCompressSync(entry))
  return { version, declaration: { name: remote, routes: [], slots: [], requires: {} }, from }
}

/** Hosts of one service, which have a database and a bucket in common, and no disk. */
export async function createSharingHosts() {
  const [database, s3]: [TestDatabase, S3Server] = await Promise.all([createTestDatabase(), S3Server.start()])
  const folders: string[] = []
  const newFolder = (name: string) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), name))
    folders.push(folder)
    return folder
  }
  const keys: PrivateKey[] = []

  const built = (remote: string, version: string) => writeBuild(newFolder('build-'), remote, version)

  const storeOf = (dist: string, keysFolder: string): Store =>
    serversStore(dist, { keysFolder, signer: keys[0] && signerOf(keys[0]) })

  /** What ships: version 0 of `landing`. */
  const root = newFolder('yawmi-root-')
  const ship = (version: string) =>
    storeOf(path.join(root, 'dist'), path.join(root, 'keys')).publish('landing', built('landing', version))
  await ship('0')

  function host({ db = database.db, objects = s3.store(), dataDir = newFolder('yawmi-host-') } = {}) {
    const log: string[] = []
    const warn = (message: string) => log.push(message)
    const shared = SharedReleases.of({ root, dataDir }, db, objects, warn)
    const keysFolder = path.join(dataDir, 'keys')
    for (const key of keys) trust(keysFolder, publicPart(key))
    const served = () => {
      const lastGood = path.join(dataDir, 'last-good/releases.json')
      const fixed = new FixedReleases(path.join(root, 'dist'), warn, [keysFolder])
      const releases = new Releases(shared.folder, warn, lastGood, [keysFolder], new ListSigner(), fixed)
      releases.look()
      return releases
    }
    return {
      dataDir,
      shared,
      log,
      look: () => shared.published.look(),
      current: () =>
        Object.fromEntries(Object.entries(served().list.remotes).map(([name, [first]]) => [name, first?.version])),
      canary: (remote) => served().list.canaries?.[remote]?.release.version,
      file(address) {
        const releases = served()
        return releases.stateOf(address) === 'as released' ? releases.read(address).toString() : undefined
      },
      act: (work, mayBegin = false) => shared.act(({ dist }) => work(storeOf(dist, keysFolder)), { mayBegin }),
    } satisfies SharingHost
  }

  const away = connect({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
  return {
    db: database.db,
    s3,
    built,
    host,
    newFolder,
    /** Where what ships lies, and what adds another version of `landing` to it. */
    root,
    ship,
    /** Fixes what `/embed.js` is of what ships, before it is packed into an archive. */
    fixEmbed: () => fixEmbedVersion(storeOf(path.join(root, 'dist'), path.join(root, 'keys')), {}, new Date()),
    /** Of a database that is not reached. */
    away,
    /** Trusts a key on every host that is made from now on, which acts. */
    trustKey: (key: PrivateKey) => void keys.push(key),
    publish: (at: SharingHost, remote: string, version: string) =>
      at.act((store) => store.publish(remote, built(remote, version))),
    /** Has the hosts share what ships. */
    adopt: (at: SharingHost) => at.act((store) => store.adopt({ reason: 'the first' }), true),
    async close() {
      await Promise.all([away.$client.end(), database.drop(), s3.stop()])
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
