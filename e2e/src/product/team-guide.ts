import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './product'
import type { TeamCheckout } from './team-checkout'

/** The commands of `docs/team-day.md`, run as somebody types them who follows the page. */
export class TeamGuide {
  readonly #sections: Map<string, string[]>

  /** @param site what the page's names of a site stand for */
  constructor(
    private readonly team: TeamCheckout,
    private readonly site: { dist: string; address: string },
  ) {
    const text = fs.readFileSync(path.join(ROOT, 'docs/team-day.md'), 'utf8')
    this.#sections = new Map(
      text
        .split(/^## /m)
        .slice(1)
        .map((section) => [section.split('\n')[0] ?? '', commandsIn(section)]),
    )
  }

  /** Headings whose commands have not all been run. */
  get left(): string[] {
    return [...this.#sections].filter(([, commands]) => commands.length > 0).map(([heading]) => heading)
  }

  /** Runs the next commands below a heading: all of them unless `count` says how many. @throws Error with what one printed */
  run(heading: string, count = Infinity): void {
    for (const command of this.#next(heading, count)) {
      const { script, args } = this.#wordsOf(command)
      this.team.npm(script, ...args)
    }
  }

  /**
   * Starts the one command below a heading that goes on until it is ended, and answers when it has printed what `ready` finds.
   * @returns what that captured, and the process
   */
  async start(heading: string, ready: RegExp, ...more: string[]): Promise<{ found: string; child: ChildProcess }> {
    const [command = ''] = this.#next(heading, 1)
    const { script, args } = this.#wordsOf(command)
    const child = spawn(process.execPath, [this.team.programOf(script), ...args, ...more], { cwd: this.team.folder })
    let output = ''
    const printed = new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
          const [, found] = ready.exec(output) ?? []
          if (found !== undefined) resolve(found)
        })
      void once(child, 'exit').then(() => reject(new Error(`${command} ended:\n${output}`)))
    })
    return { found: await printed, child }
  }

  #next(heading: string, count: number): string[] {
    const commands = this.#sections.get(heading)
    if (!commands?.length) throw new Error(`docs/team-day.md has no command left below "${heading}"`)
    return commands.splice(0, count)
  }

  #wordsOf(command: string): { script: string; args: string[] } {
    const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
    const [npm, run, script = '', dashes, ...args] = words
    if (npm !== 'npm' || run !== 'run' || dashes !== '--') throw new Error(`cannot run ${command}`)
    const meant = { '/srv/yawmi/dist': this.site.dist, 'https://yawmi.example': this.site.address }
    return { script, args: args.map((word) => meant[word as keyof typeof meant] ?? word) }
  }
}

/** Lines of the shell's blocks, but for what only stands there to be read. */
const commandsIn = (section: string) =>
  [...section.matchAll(/^```sh(?! no-check)[^\n]*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n').filter(Boolean),
  )
