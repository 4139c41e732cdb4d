import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { ACTS_PATH } from '@yawmi/releases/https/interface'
import { signRequest } from '@yawmi/releases/https/signed-request'
import { storeOverHttps } from '@yawmi/releases/https/store-over-https'
import { writeIntegrity } from '@yawmi/releases/integrity'
import { makeKey, type PrivateKey, publicPart, signerOf, trust } from '@yawmi/releases/release-keys'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { linkCheckout } from '../processes/link-checkout'
import { rootOfThisTest } from './built-product'
import { createTestSite } from './test-site'

/** The checkout, whose built shell the site has for tests of the built product. */
export const CHECKOUT = findProjectRoot(undefined)

export const keyFor = (
  remotes: string[],
  roles: PrivateKey['roles'] = ['publish', 'promote'],
  more: { days?: number; now?: Date } = {},
) => makeKey({ team: remotes.join('-').replace('*', 'lead'), remotes, roles, ...more })

export interface Build {
  version: string
  declaration: { name: string; routes: object[]; slots: string[]; requires: Record<string, string> }
  from: string
}

interface Answered {
  status: number
  answer: { ok: boolean; reason?: string; message?: string; line?: string; at?: string }
}

/** A site of its own folder that takes releases over a real socket, by the keys that it trusts. */
export type ReleasingSite = Awaited<ReturnType<typeof createReleasingSite>>

/** Without any trusted key: `trustKeys` brings them. */
export async function createReleasingSite() {
  const folders: string[] = []
  const newFolder = (name: string) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), name))
    folders.push(folder)
    return folder
  }
  const root = linkCheckout(newFolder('yawmi-root-'))
  const dist = (...names: string[]) => path.join(root, 'dist', ...names)
  fs.mkdirSync(dist())
  fs.symlinkSync(path.join(rootOfThisTest(), 'dist/shell'), dist('shell'))
  const dataDir = newFolder('yawmi-data-')
  const keysFolder = path.join(dataDir, 'keys')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { app, close } = await createTestSite({
    YAWMI_ROOT: root,
    YAWMI_DATA_DIR: dataDir,
    PORT: String(port),
    RELEASES_OVER_HTTPS: 'on',
    TRUST_PROXY: 'loopback',
  })
  await app.listen({ port, host: 'localhost' })

  const listOnDisk = () =>
    JSON.parse(fs.readFileSync(dist('releases.json'), 'utf8')) as {
      serial: number
      remotes: Record<string, { version: string }[]>
    }
  const storeBy = (key: PrivateKey) => storeOverHttps(origin, { signer: () => signerOf(key) })

  function built(
    remote: string,
    version: string,
    { requires = {} }: { requires?: Record<string, string> } = {},
  ): Build {
    const from = newFolder('build-')
    fs.mkdirSync(path.join(from, '.maps'))
    const entry = `run(${JSON.stringify(version)});`.repeat(100)
    const files = { 'mf-manifest.json': '{}', 'entry.js': entry, '.maps/entry.js.map': '{}' }
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(from, name), text)
    writeIntegrity(from, /^$/)
    fs.writeFileSync(path.join(from, 'entry.js.br'), zlib.brotliCompressSync(entry))
    return { version, declaration: { name: remote, routes: [], slots: [], requires }, from }
  }

  return {
    origin,
    keysFolder,
    dataDir,
    dist,
    newFolder,
    listOnDisk,
    serial: () => (fs.existsSync(dist('releases.json')) ? listOnDisk().serial : 0),
    currentOnDisk: (remote: string) => listOnDisk().remotes[remote]?.[0]?.version,
    uploads: () => (fs.existsSync(dist('.releases/uploads')) ? fs.readdirSync(dist('.releases/uploads')) : []),
    trustKeys: (...keys: PrivateKey[]) => keys.forEach((key) => trust(keysFolder, publicPart(key))),
    storeBy,
    built,
    publish: (key: PrivateKey, remote: string, version: string, allowed = {}) =>
      storeBy(key).publish(remote, built(remote, version), allowed),
    get: (url: string) => app.inject({ url, headers: { host: 'localhost' } }),
    /** A request as a team's command signs it. */
    signedBy: (key: PrivateKey, requested: object, now = new Date()) =>
      signRequest({ site: origin, ...requested } as never, signerOf(key), now),
    /** Sends a call as it is. */
    async call(body: object): Promise<Answered> {
      const response = await fetch(origin + ACTS_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: response.status, answer: (await response.json()) as Answered['answer'] }
    },
    async close() {
      await close()
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
