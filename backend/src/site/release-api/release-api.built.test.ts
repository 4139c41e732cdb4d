import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { PrivateKey } from '@yawmi/releases/release-keys'
import { passingTimeOfFile } from '../../../test/site/passing-time'
import { CHECKOUT, createReleasingSite, keyFor, type ReleasingSite } from '../../../test/site/releasing-site'

const letASecondPass = passingTimeOfFile()
const lead = keyFor(['*'])
const content = keyFor(['content'])
const writers = keyFor(['content'], ['publish'])

let site: ReleasingSite
beforeAll(async () => {
  site = await createReleasingSite()
  await expect(site.storeBy(lead).overview()).rejects.toMatchObject({
    reason: 'identity',
    message: expect.stringContaining('trusts no key yet') as string,
  })
  site.trustKeys(lead, content, writers)
  await site.publish(lead, 'landing', '1')
})
afterAll(() => site.close())

const served = async () => {
  letASecondPass()
  const answer = await site.get('/releases.json')
  const { remotes } = answer.json<{ remotes: Record<string, { version: string }[]> }>()
  return Object.fromEntries(Object.entries(remotes).map(([remote, [first]]) => [remote, first?.version]))
}

describe('a team over HTTPS', () => {
  it('does by the key in its hands all that it does by the folder, and each act stands signed in the record', async () => {
    const team = site.storeBy(content)
    expect(
      await team.publish('content', site.built('content', '1'), { reason: 'the first', skipped: ['tests'] }),
    ).toMatchObject({
      version: '1',
      isCurrent: true,
      serial: site.serial(),
    })
    expect(await served()).toEqual({ landing: '1', content: '1' })
    expect((await site.get('/remotes/content/1/entry.js')).body).toContain('run("1")')
    expect((await site.get('/remotes/content/1/.maps/entry.js.map')).statusCode).toBe(404)
    expect(fs.existsSync(site.dist('maps/content/1/entry.js.map'))).toBe(true)

    const candidate = { ...site.built('content', '2'), candidate: true }
    expect(await team.publish('content', candidate)).toMatchObject({ version: '2', isCurrent: false })
    expect(await team.canary('content', undefined, { share: 10 })).toMatchObject({ version: '2' })
    expect((await team.overview()).remotes[0]).toMatchObject({ remote: 'content', current: '1', canary: { share: 10 } })
    expect(await team.promote('content', undefined, { dryRun: true })).toMatchObject({
      version: '2',
      serial: site.serial(),
    })
    expect(site.currentOnDisk('content')).toBe('1')
    expect(await team.promote('content', undefined, { reason: 'seen by two' })).toMatchObject({ version: '2' })
    expect(await served()).toMatchObject({ content: '2' })
    expect(await team.rollBack('content')).toMatchObject({ version: '1' })
    expect(await served()).toMatchObject({ content: '1' })
    await team.hold('content', { reason: 'a holiday' })
    expect(await team.publish('content', site.built('content', '3'))).toMatchObject({ isCurrent: false })
    await team.promote('content', '3')
    expect(await team.rollBack('content', { to: '1' })).toMatchObject({ version: '1' })
    await team.pin('content', '1')
    expect((await team.overview()).remotes[0]?.versions[0]).toMatchObject({ version: '1', pinned: true })
    await team.pin('content', '1', { off: true })
    await expect(team.retire('content', '1')).rejects.toMatchObject({ reason: 'state' })
    expect(await team.retire('content', '2')).toMatchObject({ version: '2' })
    await team.publish('content', { ...site.built('content', '4'), candidate: true })
    await team.canary('content', undefined, { testers: true })
    expect(await team.withdraw('content', { isGood: true })).toMatchObject({ version: '4' })

    const acts = (await team.log()) as {
      act: string
      team?: string
      reason?: string
      skipped?: string[]
      fault?: string
    }[]
    expect(acts.map(({ act }) => act).slice(1)).toEqual([
      ...['publish', 'candidate', 'canary', 'promote', 'rollback', 'hold', 'candidate', 'promote', 'rollback'],
      ...['pin', 'unpin', 'retire', 'candidate', 'canary', 'withdraw'],
    ])
    expect(acts[1]).toMatchObject({ team: 'content', reason: 'the first', skipped: ['tests'] })
    expect(acts.every(({ fault }) => fault === undefined)).toBe(true)
    expect(await team.faults()).toEqual([])
    expect(site.uploads()).toEqual([])
  })

  it('is told what the site would refuse, before anything of it is served', async () => {
    const heavy = site.built('content', '5', { requires: { '@yawmi/ui': '^99.0.0' } })
    const { from } = heavy
    for (const dryRun of [true, false])
      await expect(site.storeBy(content).publish('content', heavy, { dryRun })).rejects.toMatchObject({
        reason: 'incompatible',
        message: expect.stringContaining('it needs @yawmi/ui ^99.0.0, and the shell of this site gives') as string,
      })
    expect(fs.existsSync(site.dist('remotes/content/5'))).toBe(false)
    expect(fs.existsSync(path.join(from, 'entry.js'))).toBe(true)
    const before = site.serial()
    expect(await site.storeBy(content).publish('content', site.built('content', '6'), { dryRun: true })).toMatchObject({
      version: '6',
    })
    expect([site.serial(), fs.existsSync(site.dist('remotes/content/6'))]).toEqual([before, false])
  })

  it('makes candidates alone by a key that may not promote', async () => {
    expect(await site.publish(writers, 'content', '7')).toMatchObject({ version: '7', isCurrent: false })
    await expect(site.storeBy(writers).promote('content', '7')).rejects.toMatchObject({
      reason: 'identity',
      message: expect.stringMatching(
        /content is left as it is: the key \S+ of content may publish, not promote/,
      ) as string,
    })
  })

  it('of two acts at one serial one wins, and without a serial both do', async () => {
    const at = site.serial()
    const both = [
      site.publish(content, 'content', '8', { serial: at }),
      site.publish(lead, 'landing', '2', { serial: at }),
    ]
    const results = await Promise.allSettled(both)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'conflict' } })
    expect(site.serial()).toBe(at + 1)
    await Promise.all([site.publish(content, 'content', '9'), site.publish(lead, 'landing', '3')])
    expect([site.serial(), site.currentOnDisk('content'), site.currentOnDisk('landing')]).toEqual([at + 3, '9', '3'])
    expect(await site.storeBy(lead).faults()).toEqual([])
  })
})

/** Runs the command as somebody types it; this process serves meanwhile. */
const release = (key: PrivateKey, ...words: string[]) =>
  new Promise<{ code: unknown; answer: Record<string, unknown> }>((resolve) => {
    const env = { ...process.env, RELEASE_KEY: JSON.stringify(key), RELEASE_KEYS_DIR: site.newFolder('keys-') }
    const program = path.join(CHECKOUT, 'tooling/bin/release.mjs')
    execFile(process.execPath, [program, ...words, '--site', site.origin, '--json'], { env }, (error, stdout) =>
      resolve({ code: error?.code ?? 0, answer: JSON.parse(stdout || '{}') as Record<string, unknown> }),
    )
  })

it('is reached by the command with the same answers and exit codes as a folder', async () => {
  const before = site.serial()
  expect(await release(content, 'status', 'content')).toMatchObject({
    code: 0,
    answer: { ok: true, serial: before, remotes: [{ remote: 'content', current: site.currentOnDisk('content') }] },
  })
  expect(await release(content, 'hold', 'content', '--reason', 'by the command')).toMatchObject({
    code: 0,
    answer: { ok: true, command: 'hold', serial: before + 1 },
  })
  expect(await release(content, 'promote', 'content', '7', '--dry-run')).toMatchObject({
    code: 0,
    answer: { version: '7', serial: before + 1, dryRun: true },
  })
  expect(await release(keyFor(['content']), 'rollback', 'content')).toMatchObject({
    code: 4,
    answer: { reason: 'identity' },
  })
  expect(await release(content, 'rollback', 'content', '--serial', '1')).toMatchObject({
    code: 5,
    answer: { reason: 'conflict' },
  })
  expect(await release(content, 'promote', 'content', 'none')).toMatchObject({ code: 3, answer: { reason: 'state' } })
  expect(await release(content, 'clean')).toMatchObject({ code: 3, answer: { reason: 'state' } })
  const { answer } = await release(content, 'log', 'content', '--verify')
  expect([answer.faults, (answer.acts as object[]).at(-1)]).toMatchObject([
    [],
    { act: 'hold', reason: 'by the command', team: 'content' },
  ])
  expect(await release(content, 'promote', 'content', site.currentOnDisk('content') ?? '')).toMatchObject({ code: 0 })
}, 120_000)

it('a site that may not write its releases says so before anything is sent to it', async () => {
  const before = site.uploads()
  const access = jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('read-only file system'), { code: 'EROFS' })
  })
  for (const act of [() => site.publish(content, 'content', '12'), () => site.storeBy(content).rollBack('content')])
    await expect(act()).rejects.toMatchObject({
      reason: 'state',
      message: expect.stringContaining('cannot write its releases: its folder dist is read-only') as string,
    })
  access.mockRestore()
  expect(site.uploads()).toEqual(before)
})
