import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import type { FleetHost } from './fleet-host'
import { MEDIA_PORT, WEB_PORT } from './fleet-host'
import type { Namespace, Prepared } from './namespace'
import { Unit } from './unit'

const NGINX_FILE = path.join(findProjectRoot(undefined), 'shared/operations/src/nginx/nginx-file.mjs')

/** nginx in front of all hosts, with the file that is made from their settings. */
export class Front {
  readonly unit: Unit

  constructor(
    private readonly place: Namespace,
    { folder: parent, certificate, key }: Prepared,
    hosts: FleetHost[],
    logs: string,
  ) {
    const folder = path.join(parent, 'nginx')
    mkdirSync(path.join(folder, 'logs'), { recursive: true })
    const file = (name: string) => path.join(folder, name)
    const at = (port: number) => hosts.map(({ place: { address } }) => `${address}:${port}`).join()
    const servers = ['--web', at(WEB_PORT), '--media', at(MEDIA_PORT), '--cache', file('pages')]
    const own = [hosts[0]!.settingsFile(), '--certificate', certificate, '--key', key]
    writeFileSync(file('site.conf'), execFileSync(process.execPath, [NGINX_FILE, ...own, ...servers]))
    this.upstreamLog = file('upstream.log')
    writeFileSync(file('nginx.conf'), mainFile(file))
    this.unit = new Unit('nginx', place, path.join(logs, 'nginx.log'), () => [
      'nginx',
      '-p',
      folder,
      '-c',
      file('nginx.conf'),
    ])
  }

  private readonly upstreamLog: string

  /** Requests that nginx sent on to a host for an address so far, in the background too. */
  sentOn(uri: string): number {
    const lines = readFileSync(this.upstreamLog, 'utf8').split('\n')
    return lines.filter((line) => line.startsWith(`${uri} `) && !line.endsWith(' -')).length
  }

  /** Ids of its worker processes. */
  get workers(): number[] {
    return this.place.processes.filter((pid) => pid !== this.unit.pid)
  }
}

const mainFile = (file: (name: string) => string) => `daemon off;
user root;
worker_processes 2;
pid ${file('nginx.pid')};
error_log ${file('logs/error.log')};
events { worker_connections 4096; }
http {
log_format upstream '$uri $upstream_addr';
log_subrequest on;
access_log ${file('upstream.log')} upstream;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${file(`${name}-temp`)};`).join('\n')}
include ${file('site.conf')};
}
`
