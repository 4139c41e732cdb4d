import fs from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'

/**
 * `node haproxy-file.mjs <settings> --database host:port,host:port`: what haproxy (2.4 or newer) on each host of the service needs in
 * front of a database that Patroni keeps, on standard output, as its whole file. It listens where DATABASE_URL has the servers of its host go, and
 * passes all of it to the one database server whose Patroni says that it is the leader. It needs no other file of ours.
 *
 * `--patroni-port` is the port of Patroni's REST API, 8008.
 */
const USAGE = 'usage: haproxy-file.mjs <settings> --database host:port,… [--patroni-port 8008]'

/** Two looks that fail take a leader out, one that succeeds puts the next one in. */
const CHECKS = 'inter 1s fastinter 500ms downinter 500ms fall 2 rise 1'

const { values, positionals } = orEnd(
  () =>
    parseArgs({
      allowPositionals: true,
      options: { database: { type: 'string' }, 'patroni-port': { type: 'string', default: '8008' } },
    }),
  USAGE,
)
const [file, ...more] = positionals
const { database = '' } = values
if (!file || more.length > 0 || !database) end(USAGE)

const { DATABASE_URL = '' } = orEnd(() => parseEnv(fs.readFileSync(file, 'utf8')), `${file} cannot be read`)
if (!URL.canParse(DATABASE_URL)) end(`${file} must have DATABASE_URL`)
const { hostname, port } = new URL(DATABASE_URL)
if (!hostname) end('DATABASE_URL must name a host and a port: where haproxy is to listen')

const servers = database.split(',').map((address) => {
  const at = address.trim()
  return `  server ${at.replace(/\W/g, '_')} ${at} check port ${values['patroni-port']}`
})

process.stdout.write(`# Made from the settings of Yawmi: make it anew when they change.
global
  maxconn 2000

defaults
  mode tcp
  # Servers give up a database that is silent by themselves, and keep idle connections for as long as they like.
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s

listen yawmi_database
  bind ${hostname}:${port || 5432}
  option httpchk OPTIONS /primary
  http-check expect status 200
  option tcpka
  # Nobody goes on with a leader of before.
  default-server ${CHECKS} on-marked-down shutdown-sessions
${servers.join('\n')}
`)

/** @param {string} line @returns {never} */
function end(line) {
  console.error(line)
  process.exit(2)
}

/**
 * What work gives, or the end with a line: an operator's terminal is no place for a stack.
 * @template T @param {() => T} work @param {string} line @returns {T}
 */
function orEnd(work, line) {
  try {
    return work()
  } catch {
    return end(line)
  }
}
