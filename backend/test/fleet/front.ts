import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { type FleetHost, MEDIA_PORT, WEB_PORT } from './fleet-host'
import type { Namespace, Prepared } from './namespace'
import { Unit } from './unit'
import { until } from './until'

const NGINX_FILE = path.join(findProjectRoot(undefined), 'shared/operations/src/nginx/nginx-file.mjs')

/** nginx in front of all hosts, with the file that is made from their settings. */
export class Front {
  readonly unit: Unit
  private readonly folder: string
  private readonly file = (name: string) => path.join(this.folder, name)

  constructor(
    private readonly place: Namespace,
    private readonly prepared: Prepared,
    private readonly hosts: FleetHost[],
    logs: string,
  ) {
    this.folder = path.join(prepared.folder, 'nginx')
    mkdirSync(this.folder, { recursive: true })
    this.writeFile([])
    const main = this.file('nginx.conf')
    writeFileSync(
      main,
      mainFile((name) => this.file(name), path.join(logs, 'nginx-errors.log')),
    )
    this.unit = new Unit('nginx', place, path.join(logs, 'nginx.log'), () => ['nginx', '-p', this.folder, '-c', main])
  }

  /** Has nginx send some hosts nothing, because they are about to stop; it goes on with what they are answering. */
  async without(hosts: FleetHost[]): Promise<void> {
    const former = new Set(this.workers)
    this.writeFile(hosts)
    process.kill(this.unit.pid, 'SIGHUP')
    await until('the new workers of nginx', async () => this.workers.some((pid) => !former.has(pid)), 10)
    await until('the end of those before', async () => this.workers.every((pid) => !former.has(pid)), 40)
  }

  /** Requests that nginx sent on to a host for an address so far, in the background too. */
  sentOn(uri: string): number {
    const lines = readFileSync(this.file('upstream.log'), 'utf8').split('\n')
    return lines.filter((line) => line.startsWith(`${uri} `) && !line.endsWith(' -')).length
  }

  /** Ids of its worker processes. */
  get workers(): number[] {
    return this.place.processes.filter((pid) => pid !== this.unit.pid)
  }

  private writeFile(without: FleetHost[]): void {
    const { certificate, key } = this.prepared
    const at = (hosts: FleetHost[], port: number) => hosts.map(({ place: { address } }) => `${address}:${port}`)
    const out = [...at(without, WEB_PORT), ...at(without, MEDIA_PORT)].join()
    const servers = ['--web', at(this.hosts, WEB_PORT).join(), '--media', at(this.hosts, MEDIA_PORT).join()]
    const own = [this.hosts[0]!.settingsFile(), '--certificate', certificate, '--key', key, '--without', out]
    const made = execFileSync(process.execPath, [NGINX_FILE, ...own, ...servers, '--cache', this.file('pages')])
    writeFileSync(this.file('site.conf'), made)
  }
}

const mainFile = (file: (name: string) => string, errorLog: string) => `daemon off;
user root;
worker_processes 2;
pid ${file('nginx.pid')};
error_log ${errorLog};
events { worker_connections 4096; }
http {
log_format upstream '$uri $upstream_addr';
log_subrequest on;
access_log ${file('upstream.log')} upstream;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${file(`${name}-temp`)};`).join('\n')}
include ${file('site.conf')};
}
`
