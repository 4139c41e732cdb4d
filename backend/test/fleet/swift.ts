import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FleetStore, type StorePlace } from './store'
import { Unit } from './unit'

const PORTS = { proxy: 8080, account: 6202, container: 6201, object: 6200 }
const MEMCACHED = 11_211
/** Of tempauth: account, user and key. */
const [ACCOUNT, USER, KEY] = ['yawmi', 'media', 'of-the-store']
const KINDS = ['account', 'container', 'object'] as const
/** The user of Debian's packages. */
const OWNER = 'swift'
/** Seconds between two looks for what a container has not been told while it was away. A look costs a second of a processor. */
const UPDATE_S = 30

/**
 * OpenStack Swift with its s3api, as Debian has it: the proxy that hosts ask, a server of accounts, one of containers, which have the lists,
 * and one of objects, each with all there is (one copy), memcached for what tempauth and the proxy remember, and the updater that
 * tells containers later what they could not be told at once.
 */
export function swift({ place, folder, logs }: StorePlace): FleetStore {
  const file = (name: string) => path.join(folder, name)
  // Swift keeps what it knows of a file in extended attributes, which some file systems in memory lack.
  mkdirSync(file('devices/disk'), { recursive: true })
  chmodSync(folder, 0o755)
  execFileSync('chown', ['-R', `${OWNER}:${OWNER}`, file('devices')])
  const { address } = place
  makeRings(folder, address)
  writeFileSync(file('swift.conf'), SWIFT_FILE)
  writeFileSync(file('proxy.conf'), proxyFile(folder, address))
  for (const kind of KINDS) writeFileSync(file(`${kind}.conf`), serverFile(kind, { folder, address }))

  const unit = (name: string, command: string[]) =>
    new Unit(
      `swift-${name}`,
      place,
      path.join(logs, `swift-${name}.log`),
      () => command,
      () => ({ user: OWNER, cwd: folder }),
    )
  const server = (kind: keyof typeof PORTS) => unit(kind, [`swift-${kind}-server`, file(`${kind}.conf`), 'verbose'])
  return new FleetStore(
    [
      unit('memcached', ['memcached', '-l', address, '-p', String(MEMCACHED), '-m', '16', '-t', '1']),
      ...KINDS.map(server),
      unit('updater', ['swift-object-updater', file('object.conf'), 'verbose']),
      server('proxy'),
    ],
    {
      endpoint: `http://${address}:${PORTS.proxy}`,
      credentials: { accessKeyId: `${ACCOUNT}:${USER}`, secretAccessKey: KEY },
    },
  )
}

/** Rings of one disk: as nine calls of swift-ring-builder, in a tenth of the time. */
function makeRings(folder: string, address: string): void {
  const script = `
import json, sys
from swift.common.ring import RingBuilder
folder, address, ports = json.loads(sys.argv[1])
for kind, port in ports.items():
    builder = RingBuilder(part_power=4, replicas=1, min_part_hours=1)
    builder.add_dev(dict(region=1, zone=1, ip=address, port=port, device='disk', weight=1))
    builder.rebalance()
    builder.get_ring().save('%s/%s.ring.gz' % (folder, kind))
`
  const ports = Object.fromEntries(KINDS.map((kind) => [kind, PORTS[kind]]))
  // Debian's own Python has Swift's modules, whichever other comes first in PATH.
  execFileSync('/usr/bin/python3', ['-c', script, JSON.stringify([folder, address, ports])])
}

const SWIFT_FILE = `[swift-hash]
swift_hash_path_suffix = of-the-fleet
[storage-policy:0]
name = one-copy
default = yes
`

const common = (kind: keyof typeof PORTS, folder: string, address: string) => `[DEFAULT]
bind_ip = ${address}
bind_port = ${PORTS[kind]}
# In the process that is started.
workers = 0
user = ${OWNER}
swift_dir = ${folder}
`

const serverFile = (
  kind: (typeof KINDS)[number],
  { folder, address }: { folder: string; address: string },
) => `${common(kind, folder, address)}devices = ${folder}/devices
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
[object-updater]
interval = ${UPDATE_S}
concurrency = 1
recon_cache_path = ${folder}/devices
`

/** The pipeline of the documentation of s3api, "using tempauth, the minimum example". */
const proxyFile = (folder: string, address: string) => `${common('proxy', folder, address)}[pipeline:main]
pipeline = catch_errors proxy-logging cache s3api tempauth bulk slo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# A server that fails is left alone for a minute, and here there is no other to ask.
error_suppression_interval = 1
[filter:tempauth]
use = egg:swift#tempauth
user_${ACCOUNT}_${USER} = ${KEY} .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = ${address}:${MEMCACHED}
[filter:s3api]
use = egg:swift#s3api
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`
