import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import type { Namespace, Prepared } from './namespace'
import { S3RVER, S3RVER_KEYS } from './store'
import { Unit } from './unit'

const GIVEN = path.join(findProjectRoot(undefined), 'shared/operations/src/pgbackrest')
const HOST = 'backups.yawmi.example'
const BUCKET = 'backups'
/** Of `archive.yml` and `restore.yml`. */
const STANZA = '--stanza=yawmi'

const run = promisify(execFile)

/** Where pgbackrest keeps backups and the archived log: a bucket on a machine of its own, over HTTPS. */
export class DatabaseBackups {
  readonly unit: Unit

  constructor(
    private readonly place: Namespace,
    private readonly prepared: Prepared,
    logs: string,
  ) {
    this.unit = new Unit('backups', place, path.join(logs, 'backups.log'), () => [
      ...[process.execPath, S3RVER, '--silent', '-a', place.address, '-p', '443', '--no-vhost-buckets'],
      ...['--key', prepared.key, '--cert', prepared.certificate],
      ...['-d', path.join(prepared.folder, 'backups'), '--configure-bucket', BUCKET],
    ])
  }

  /** Has a database server know the repository, by the file that operators are given. */
  equip(server: Namespace, data: string, socketFolder: string): void {
    server.putInEtc('hosts', `127.0.0.1 localhost\n${this.place.address} ${HOST}\n`)
    const values = {
      '<bucket>': BUCKET,
      '<host>': `${HOST}\nrepo1-storage-ca-file=${this.prepared.certificate}\nlog-path=${socketFolder}\nlock-path=${socketFolder}`,
      '<id>': S3RVER_KEYS.accessKeyId,
      '<secret>': S3RVER_KEYS.secretAccessKey,
      '<what `openssl rand -base64 48` prints>': 'a pass of this test',
      '/var/lib/postgresql/15/main': data,
      '/var/run/postgresql': socketFolder,
    }
    server.putInEtc('pgbackrest.conf', fillIn('pgbackrest.conf', values), 'postgres')
  }

  /** What Patroni is told so that the log is archived. */
  archiveLines(): object {
    return fromYaml(fillIn('archive.yml', {}))
  }

  /** What Patroni is told so that it makes the cluster as it was at a second. */
  restoreLines(second: string): object {
    return fromYaml(fillIn('restore.yml', { '<2026-03-04 05:06:07+00>': second }))
  }

  /** Has pgbackrest do something on a server, as PostgreSQL's user. @returns what it printed */
  async run(server: Namespace, what: 'stanza-create' | 'check' | 'backup' | 'info'): Promise<string> {
    const [file = '', ...args] = [...server.within('postgres'), 'pgbackrest', STANZA, what]
    return (await run(file, args)).stdout
  }
}

/** @throws Error where the file has no such place */
function fillIn(file: string, values: Record<string, string>): string {
  const lines = readFileSync(path.join(GIVEN, file), 'utf8').split('\n')
  // Comments name other ways.
  let text = lines.filter((line) => !line.startsWith('#')).join('\n')
  for (const [place, value] of Object.entries(values)) {
    if (!text.includes(place)) throw new Error(`${file} has no ${place}`)
    text = text.replace(place, value)
  }
  return text
}

/** Patroni, which is here, reads YAML by the same library. */
function fromYaml(text: string): object {
  const program = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)'
  return JSON.parse(execFileSync('/usr/bin/python3', ['-c', program], { input: text, encoding: 'utf8' })) as object
}
