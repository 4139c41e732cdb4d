import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What `npm run test:fleet` has prepared (`shared/operations/src/fleet`). */
export interface Prepared {
  /** Of the names of all namespaces, by which it ends what is left of them. */
  prefix: string
  /** For everything that is written, removed by it. */
  folder: string
  /** The archive that hosts are run from. */
  archive: string
  certificate: string
  key: string
}

/** Where the tests run, as people's browsers do: in front of nginx. */
const PEOPLE = '10.77.0.1'

const ip = (...args: string[]) => void execFileSync('ip', args, { stdio: 'pipe' })

/** One machine of the fleet's network: interfaces, addresses and loopback of its own. */
export class Namespace {
  private constructor(
    readonly name: string,
    /** In the network that all of them share. */
    readonly address: string,
    private readonly people: string,
    /** Of its cable, the end at the network. */
    private readonly port: string,
  ) {}

  /** Makes the network, whose bridge is where the tests run. It reaches nothing else. */
  static makeNetwork({ prefix }: Prepared): void {
    const people = `${prefix}people`
    ip('-n', people, 'link', 'add', 'bridge', 'type', 'bridge')
    ip('-n', people, 'address', 'add', `${PEOPLE}/24`, 'dev', 'bridge')
    for (const device of ['lo', 'bridge']) ip('-n', people, 'link', 'set', device, 'up')
  }

  static removeNetwork({ prefix }: Prepared): void {
    ip('-n', `${prefix}people`, 'link', 'delete', 'bridge')
  }

  static join({ prefix }: Prepared, host: string, address: string): Namespace {
    const name = prefix + host
    ip('netns', 'add', name)
    const [people, port] = [`${prefix}people`, `to-${host}`]
    ip('-n', people, 'link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    ip('-n', people, 'link', 'set', port, 'master', 'bridge', 'up')
    ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) ip('-n', name, 'link', 'set', device, 'up')
    return new Namespace(name, address, people, port)
  }

  /** A command that starts the rest of its arguments there, as that process. @param user root when left out */
  within(user?: string): string[] {
    const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []
    return ['ip', 'netns', 'exec', this.name, ...as]
  }

  /** Puts a file in the place of one in /etc for what is started there from now on. @param owner root when left out */
  putInEtc(file: string, text: string, owner?: string): void {
    const place = path.join('/etc/netns', this.name, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text, { mode: owner ? 0o600 : 0o644 })
    if (owner) chownSync(place, idOf(owner, '-u'), idOf(owner, '-g'))
  }

  /** Ids of the processes there. */
  get processes(): number[] {
    const pids = execFileSync('ip', ['netns', 'pids', this.name], { encoding: 'utf8' })
    return pids.split('\n').filter(Boolean).map(Number)
  }

  /** Ends everything there at once, as when the machine loses its power. */
  powerOff(): void {
    for (const pid of this.processes) kill(pid)
  }

  /** Whether its cable is in: without, what is sent to it meets silence. */
  plug(isIn: boolean): void {
    ip('-n', this.name, 'link', 'set', 'eth0', isIn ? 'up' : 'down')
  }

  remove(): void {
    this.powerOff()
    // The namespace goes when the last of its processes has ended, which may be later; the cable goes now.
    ip('-n', this.people, 'link', 'delete', this.port)
    ip('netns', 'delete', this.name)
    rmSync(`/etc/netns/${this.name}`, { recursive: true, force: true })
  }
}

/** The number of a user, or of its group. */
export const idOf = (user: string, what: '-u' | '-g'): number =>
  Number(execFileSync('id', [what, user], { encoding: 'utf8' }))

/** Ends a process at once; one that has just ended by itself is as good. */
export function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
