import { execFile, execFileSync, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './product'

/** What a team has of the repository that begins a remote: no other remote, no shell, no server. */
const FOLDERS = ['shared', 'tooling']

/** As `tooling/src/lib/bootstrap.mjs` makes it. */
function fingerprint(): string {
  const hash = crypto.createHash('sha256')
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(fs.readFileSync(path.join(ROOT, file)))
  return hash.digest('hex')
}

/** A checkout of a team's own, made of the files of this one and installed as it is. */
export class TeamCheckout {
  readonly folder: string
  /** The file of the key that its commands sign with, as `RELEASE_KEY` names it. */
  key: string | undefined

  /** Whether it was there before, with what it had built then. */
  readonly isWarm: boolean

  /**
   * @param folder one that is not there yet, or one that was made so: it gets the files as they are now
   * @param remotes what the team has of the repository besides
   */
  constructor(folder: string, remotes: readonly string[] = []) {
    this.folder = folder
    const stamp = path.join('node_modules', '.yawmi-installed')
    const installed = fs.readFileSync(path.join(ROOT, stamp), 'utf8')
    if (installed !== `${fingerprint()} ${process.platform}-${process.arch}`)
      throw new Error('what is installed is not what the lock file says: npm run build')
    this.isWarm =
      fs.existsSync(path.join(folder, stamp)) && fs.readFileSync(path.join(folder, stamp), 'utf8') === installed
    if (!this.isWarm) fs.rmSync(folder, { recursive: true, force: true })
    this.#copyFiles([...FOLDERS, ...remotes])
    if (this.isWarm) {
      this.#commit()
      return
    }
    // A folder of its own, whose packages are this one's: an installation there would change them.
    for (const name of fs.readdirSync(path.join(ROOT, 'node_modules')))
      if (!name.startsWith('.') || name === '.pnpm' || name === '.bin') this.#link(path.join('node_modules', name))
    for (const name of fs.readdirSync(path.join(ROOT, '.cache')))
      if (/^(?:node|pnpm)-/.test(name)) this.#link(path.join('.cache', name))
    for (const name of [
      'tooling',
      ...remotes,
      ...fs.readdirSync(path.join(ROOT, 'shared')).map((one) => `shared/${one}`),
    ]) {
      const packages = path.join(ROOT, name, 'node_modules')
      if (fs.existsSync(packages)) execFileSync('cp', ['-a', packages, path.join(folder, name, 'node_modules')])
    }
    this.#git('init', '-q')
    this.#commit()
    fs.copyFileSync(path.join(ROOT, stamp), path.join(folder, stamp))
  }

  /** Has the folder have the files of this checkout in some folders, and no others of them; those that are the same stay. */
  #copyFiles(folders: readonly string[]): void {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT }).toString()
    const files = listed.split('\0').filter((file) => folders.includes(file.split('/')[0] ?? '') || !file.includes('/'))
    const present = new Set(files.filter((one) => one && fs.existsSync(path.join(ROOT, one))))
    for (const file of present) {
      const [from, to] = [path.join(ROOT, file), path.join(this.folder, file)]
      if (fs.existsSync(to) && fs.readFileSync(to).equals(fs.readFileSync(from))) continue
      fs.mkdirSync(path.dirname(to), { recursive: true })
      fs.copyFileSync(from, to)
    }
    const before = this.isWarm ? this.#git('ls-files', '-co', '--exclude-standard', '-z').split('\0') : []
    for (const file of before) if (file && !present.has(file)) fs.rmSync(path.join(this.folder, file), { force: true })
  }

  #commit(): void {
    this.#git('add', '-A')
    const who = ['-c', 'user.name=team', '-c', 'user.email=team@example.test']
    this.#git(...who, 'commit', '-q', '--no-verify', '--allow-empty', '-m', 'start')
  }

  #git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8' })
  }

  #link(name: string): void {
    fs.mkdirSync(path.dirname(path.join(this.folder, name)), { recursive: true })
    fs.symlinkSync(path.join(ROOT, name), path.join(this.folder, name))
  }

  /** Runs a command of the package's scripts, as a person types it. @throws Error with what it printed */
  npm(script: string, ...args: string[]): string {
    return this.node(this.programOf(script), ...args)
  }

  /** The program that a script of the package is, by its path. */
  programOf(script: string): string {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(this.folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const [, program = ''] = (scripts[script] ?? '').split(' ')
    return path.join(this.folder, program)
  }

  /** Carries out a command on releases, while the test goes on. @returns what `--json` prints @throws Error with what it printed */
  async release<T>(...args: string[]): Promise<T> {
    const { stdout } = await promisify(execFile)(process.execPath, [this.programOf('release'), ...args, '--json'], {
      cwd: this.folder,
      env: this.#env,
    })
    return JSON.parse(stdout) as T
  }

  get #env(): NodeJS.ProcessEnv {
    return { ...process.env, RELEASE_KEY: this.key, RELEASE_KEYS_DIR: undefined }
  }

  /** Runs a program of the checkout. @throws Error with what it printed */
  node(program: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      env: this.#env,
    })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
    return stdout
  }

  /** Changes a text in a file, as somebody who develops. */
  replace(file: string, text: string, by: string): void {
    const before = fs.readFileSync(path.join(this.folder, file), 'utf8')
    if (!before.includes(text)) throw new Error(`${file} does not have ${text}`)
    fs.writeFileSync(path.join(this.folder, file), before.replace(text, by))
  }

  /** Files outside of these folders that are not as they were. */
  changedOutside(...folders: string[]): string[] {
    return this.#git('status', '--porcelain', '-uall')
      .split('\n')
      .map((line) => line.slice(3))
      .filter((file) => file && !folders.some((folder) => file.startsWith(`${folder}/`)))
  }
}
