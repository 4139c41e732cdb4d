import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import type { Namespace } from './namespace'

/** As `RestartSec` of the product's units. */
const RESTART_MS = 2_000

interface Launch {
  env?: Record<string, string>
  user?: string
  cwd?: string
  /** Started in place of `ip netns exec` directly, such as within a small disk's mounts. */
  within?: string[]
}

/** A process of the fleet under a supervisor, as a unit of systemd: started again when it ends and nobody told it to. */
export class Unit {
  /** How often it ended without being told to, or killed by a test. */
  deaths = 0
  private child: ChildProcess | undefined
  private isWanted = false
  private timer: NodeJS.Timeout | undefined
  private killed = 0

  /** @param log file that its output is added to @param command told at each start */
  constructor(
    readonly name: string,
    readonly place: Namespace,
    private readonly log: string,
    private readonly command: () => string[],
    private readonly launch: () => Launch = () => ({}),
  ) {}

  start(): void {
    this.isWanted = true
    const { env, user, cwd, within = [] } = this.launch()
    const [file = '', ...args] = [...within, ...this.place.within(user), ...this.command()]
    const output = openSync(this.log, 'a')
    const child = spawn(file, args, {
      cwd,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    this.child = child
    child.on('error', (error) => console.error(`${this.name}: ${error.message}`))
    child.once('exit', (code, signal) => {
      if (this.child !== child || !this.isWanted) return
      if (this.killed === child.pid) this.killed = 0
      else {
        this.deaths += 1
        console.error(`${this.name} ended by itself with ${code ?? signal}: ${this.output.slice(-2_000)}`)
      }
      this.timer = setTimeout(() => this.start(), RESTART_MS)
    })
  }

  /** Tells it to end, and waits for that. @returns its exit code */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.isWanted = false
    clearTimeout(this.timer)
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = (await ended) as [number | null]
    return code
  }

  /** Kills it; its supervisor starts it again. */
  crash(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.killed = this.pid
    this.child?.kill(signal)
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  /** Everything that it printed, at all of its starts. */
  get output(): string {
    return readFileSync(this.log, 'utf8')
  }
}
