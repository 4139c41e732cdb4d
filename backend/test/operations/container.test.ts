import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { freePort } from '../processes/free-port'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'
import { PRODUCTION_SETTINGS } from '../processes/production-settings'
import { removeFolder } from '../processes/server-process'

const run = promisify(execFile)
const ROOT = findProjectRoot(undefined)
const BUNDLE = path.join(ROOT, 'shared/operations/src/bundle/main.mjs')

/** Run by `npm run test:operations` alone, which sees to it that podman is there, and a root of Debian. */
const { OPERATIONS_DEBIAN = '' } = process.env
const describeWithPodman = OPERATIONS_DEBIAN ? describe : describe.skip

const IMAGE = 'localhost/yawmi'
const BASE = 'localhost/base'
const USER = '10001'
const SECRET = 'container'.repeat(8)
/** Of a machine that is a container itself: no more than it may have, and a build that needs no runtime. */
const LIMITS = ['--ulimit=nofile=16384:16384', '--ulimit=nproc=4096:4096']
const ISOLATION = '--isolation=chroot'

describeWithPodman('the image of an archive', () => {
  let folder: string
  let postgres: PostgresServer
  let settings: string
  let port: number

  /** podman with a store of its own, which goes with the folder. */
  async function podman(...args: string[]): Promise<string> {
    const store = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run')]
    const { stdout } = await run('podman', [...store, '--runtime=runc', ...args])
    return stdout.trim()
  }
  /** Runs a program of the image with what an operator allows it, and no more. */
  const start = (options: string[], ...command: string[]) =>
    podman(
      ...['run', '--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--network=host', ...LIMITS],
      ...['--volume=yawmi-data:/var/lib/yawmi', `--env-file=${settings}`, ...options, IMAGE, ...command],
    )

  /** Stands in for the image of Node, which is laid out like this. */
  async function makeBase(): Promise<void> {
    const node = path.join(folder, 'base')
    mkdirSync(node)
    copyFileSync(process.execPath, path.join(node, 'node'))
    chmodSync(path.join(node, 'node'), 0o755)
    writeFileSync(path.join(node, 'Containerfile'), 'FROM localhost/debian\nCOPY node /usr/local/bin/node\n')
    await podman('import', OPERATIONS_DEBIAN, 'localhost/debian')
    await podman('build', ISOLATION, '--tag', BASE, node)
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-container-'))
    postgres = await startPostgresServer()
    port = await freePort()
    settings = path.join(folder, 'settings.env')
    const given = {
      ...PRODUCTION_SETTINGS,
      DATABASE_URL: postgres.url,
      OTP_SECRET: SECRET,
      LIST_KEYS_FILE: '/var/lib/yawmi/keys/list.json',
      PORT: port,
      METRICS_PORT: await freePort(),
      ROLE: 'web',
    }
    writeFileSync(
      settings,
      Object.entries(given)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    )
    await run(process.execPath, [BUNDLE, path.join(folder, 'archive')])
    const [archive = ''] = readdirSync(path.join(folder, 'archive'))
    await run('tar', ['-xzf', path.join(folder, 'archive', archive), '-C', folder])
    await makeBase()
    const product = path.join(folder, path.basename(archive, '.tar.gz'))
    const file = path.join(product, 'operations/container/Containerfile')
    await podman(
      'build',
      ISOLATION,
      '--format=docker',
      `--build-arg=BASE=${BASE}`,
      '--tag',
      IMAGE,
      '--file',
      file,
      product,
    )
  }, 300_000)
  afterAll(async () => {
    await podman('rm', '--all', '--force', '--volumes')
    await podman('rmi', '--all', '--force')
    await postgres?.stop()
    removeFolder(folder)
  }, 60_000)

  it('migrates, serves, says when it is ready, and stops within its time, on a root that it cannot write', async () => {
    expect(await start(['--rm'], 'migrate.mjs')).toBe('The schema is up to date.')
    const id = await start(['--detach', '--name=web'])
    const isReady = () =>
      podman('healthcheck', 'run', 'web').then(
        () => true,
        () => false,
      )
    for (let tries = 0; tries < 120 && !(await isReady()); tries += 1) await wait(250)
    expect(await isReady()).toBe(true)
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)

    expect(await podman('exec', id, 'id', '-u')).toBe(USER)
    for (const place of ['/opt/yawmi/current/server.mjs', '/etc/passwd', '/usr/local/bin/other'])
      await expect(podman('exec', '--user=0', id, 'touch', place)).rejects.toThrow('Read-only')

    await podman('stop', '--time=30', id)
    expect(await podman('inspect', '--format', '{{.State.ExitCode}}', id)).toBe('0')
    expect(await podman('logs', id)).toContain('Yawmi is ready')
  }, 120_000)

  it('is told to be unhealthy where its server is not there', async () => {
    const id = await start(['--detach', '--name=none'], '-e', 'setInterval(() => {}, 1000)')
    await expect(podman('healthcheck', 'run', id)).rejects.toThrow()
  }, 60_000)

  it('has the user that it says, and nothing in its environment but what its file gives it', async () => {
    const config = JSON.parse(await podman('inspect', '--format', '{{json .Config}}', IMAGE)) as Record<string, unknown>
    const names = (config.Env as string[]).map((line) => line.split('=')[0]).toSorted()
    expect(config.User).toBe(`${USER}:${USER}`)
    expect(names).toEqual(['HOST', 'METRICS_PORT', 'NODE_ENV', 'PATH', 'YAWMI_DATA_DIR'])
  }, 60_000)
})
