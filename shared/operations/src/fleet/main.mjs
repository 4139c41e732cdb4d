import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fail } from '@yawmi/tooling/log'
import { CACHE, ROOT } from '@yawmi/tooling/root'
import { endWithChildren, run } from '@yawmi/tooling/run'
import { makeCertificate } from '../certificate.mjs'
import { install, lackOf, missingOf } from '../programs.mjs'
import { folderOf, prefixOf, removeFleet, removeForgotten } from './remains.mjs'

/**
 * `npm run test:fleet [-- <words>]`: three hosts without a shared disk, a Patroni cluster, a store of files and nginx, each on a machine
 * of its own as far as the network goes, and what is asked of them (`backend/test/fleet`); with words the tests of files that have one in
 * their names. `FLEET_MINUTES` is for how long processes are killed, 10, and `FLEET_STORE` which store it is, `s3rver` or `swift`. It installs what is missing on Debian as root, and
 * leaves nothing behind; what processes printed is in `.cache/tests/fleet`.
 */
const NEEDS = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  nginx: 'nginx',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  pgbackrest: 'pgbackrest',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  memcached: 'memcached',
  openssl: 'openssl',
  ip: 'iproute2',
  setpriv: 'util-linux',
}

if (process.getuid?.() !== 0) fail('npm run test:fleet needs root: hosts of their own are namespaces of the network')
endWithChildren()
await install(missingOf(NEEDS).map(([, name]) => name))
const missing = missingOf(NEEDS)
if (missing.length > 0) fail(missing.map(lackOf).join('\n'))

const [prefix, folder] = [prefixOf(process.pid), folderOf(process.pid)]
const logs = path.join(CACHE, 'tests/fleet')
removeForgotten()
process.on('exit', () => {
  fs.rmSync(logs, { recursive: true, force: true })
  if (fs.existsSync(path.join(folder, 'logs'))) fs.cpSync(path.join(folder, 'logs'), logs, { recursive: true })
  removeFleet(process.pid)
})

fs.mkdirSync(folder, { mode: 0o755 })
/** @param {string} name */
const file = (name) => path.join(folder, name)
console.log('Making the archive')
execFileSync(process.execPath, [path.join(ROOT, 'tooling/bin/bundle.mjs'), file('archive')], { stdio: 'pipe' })
const [archive = ''] = fs.readdirSync(file('archive'))
const [certificate, key] = [file('certificate.pem'), file('key.pem')]
makeCertificate({ certificate, key })

// Where the tests run, names lead to nginx; `ip netns exec` puts this file in the place of /etc/hosts.
const people = `${prefix}people`
fs.mkdirSync(`/etc/netns/${people}`, { recursive: true })
fs.writeFileSync(`/etc/netns/${people}/hosts`, '127.0.0.1 localhost\n10.77.0.10 yawmi.example media.yawmi.example\n')
execFileSync('ip', ['netns', 'add', people])

const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js')
const words = process.argv.slice(2).map((word) => word.replaceAll(/\W+/g, '-'))
const files = `--testPathPatterns=test/fleet/.*(${words.join('|')})`
const { code } = await run(
  [
    'ip',
    'netns',
    'exec',
    people,
    process.execPath,
    jest,
    '--maxWorkers=1',
    '--verbose',
    '--projects',
    'backend',
    files,
  ],
  {
    cwd: ROOT,
    env: {
      FLEET: JSON.stringify({ prefix, folder, archive: path.join(file('archive'), archive), certificate, key }),
      NODE_EXTRA_CA_CERTS: certificate,
    },
  },
)
process.exit(code)
