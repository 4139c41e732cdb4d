import { execFileSync, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
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

  /** @param folder one that is not there yet */
  constructor(folder: string) {
    this.folder = folder
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT }).toString()
    const files = listed.split('\0').filter((file) => FOLDERS.includes(file.split('/')[0] ?? '') || !file.includes('/'))
    for (const file of files.filter((one) => one && fs.existsSync(path.join(ROOT, one)))) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      fs.copyFileSync(path.join(ROOT, file), path.join(folder, file))
    }
    // A folder of its own, whose packages are this one's: an installation there would change them.
    const stamp = path.join('node_modules', '.yawmi-installed')
    for (const name of fs.readdirSync(path.join(ROOT, 'node_modules')))
      if (!name.startsWith('.') || name === '.pnpm' || name === '.bin') this.#link(path.join('node_modules', name))
    fs.copyFileSync(path.join(ROOT, stamp), path.join(folder, stamp))
    if (fs.readFileSync(path.join(ROOT, stamp), 'utf8') !== `${fingerprint()} ${process.platform}-${process.arch}`)
      throw new Error('what is installed is not what the lock file says: npm run build')
    for (const name of fs.readdirSync(path.join(ROOT, '.cache')))
      if (/^(?:node|pnpm)-/.test(name)) this.#link(path.join('.cache', name))
    for (const name of ['tooling', ...fs.readdirSync(path.join(ROOT, 'shared')).map((one) => `shared/${one}`)]) {
      const installed = path.join(ROOT, name, 'node_modules')
      if (fs.existsSync(installed)) execFileSync('cp', ['-a', installed, path.join(folder, name, 'node_modules')])
    }
    this.#git('init', '-q')
    this.#git('add', '-A')
    this.#git(
      '-c',
      'user.name=team',
      '-c',
      'user.email=team@example.test',
      'commit',
      '-q',
      '--no-verify',
      '-m',
      'start',
    )
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

  /** Runs a program of the checkout. @throws Error with what it printed */
  node(program: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, RELEASE_KEY: this.key, RELEASE_KEYS_DIR: undefined },
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
