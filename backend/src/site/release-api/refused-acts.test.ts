import fs from 'node:fs'
import path from 'node:path'
import { publicPart, retire, signerOf, trust } from '@yawmi/releases/release-keys'
import { createReleasingSite, keyFor, type ReleasingSite } from '../../../test/site/releasing-site'

const lead = keyFor(['*'])
const content = keyFor(['content'])
const writers = keyFor(['content'], ['publish'])
const rollBack = { command: 'rollback', remote: 'content', options: {} }

/** A site with a version of content that was rolled back, and one before the current one. */
let site: ReleasingSite
beforeAll(async () => {
  site = await createReleasingSite()
  site.trustKeys(lead, content, writers)
  await site.publish(lead, 'landing', '1')
  for (const version of ['1', '2']) await site.publish(content, 'content', version)
  await site.storeBy(content).rollBack('content')
  await site.publish(content, 'content', '3')
})
afterAll(() => site.close())

describe('nothing is done', () => {
  let before: string
  beforeEach(() => (before = fs.readFileSync(site.dist('releases.json'), 'utf8')))
  afterEach(() => expect(fs.readFileSync(site.dist('releases.json'), 'utf8')).toBe(before))

  it.each([
    ['by a key that is not trusted', () => site.signedBy(keyFor(['*']), rollBack), 'this site does not trust the key'],
    [
      'by a key that takes the name of a trusted one',
      () => site.signedBy({ ...keyFor(['*']), kid: lead.kid }, rollBack),
      'the signature of the request does not hold',
    ],
    [
      'of what was changed on its way',
      () => ({
        ...site.signedBy(content, rollBack),
        request: site.signedBy(content, rollBack).request.replace('rollback', 'hold'),
      }),
      'the signature of the request does not hold',
    ],
    [
      'on a remote of another team',
      () => site.signedBy(content, { ...rollBack, remote: 'landing' }),
      'landing is left as it is: the key',
    ],
    ['by a role that is not the key’s', () => site.signedBy(writers, rollBack), 'may publish, not promote'],
    [
      'of a request for another site',
      () => site.signedBy(content, { ...rollBack, site: 'https://other.example' }),
      'Address it so: --site http://localhost:',
    ],
    [
      'of a request of three minutes ago',
      () => site.signedBy(content, rollBack, new Date(Date.now() - 180_000)),
      'a copy of an old one',
    ],
    [
      'of a request of the future',
      () => site.signedBy(content, rollBack, new Date(Date.now() + 180_000)),
      'or a clock is wrong. Set the clock',
    ],
  ])('%s', async (_, signed, sentence) => {
    const { status, answer } = await site.call(signed())
    expect([status, answer.reason]).toEqual([403, 'identity'])
    expect(answer.message).toContain(sentence)
  })

  it('by a key that has expired, or was retired', async () => {
    const old = keyFor(['content'], ['promote'], { days: 1, now: new Date(Date.now() - 2 * 86_400_000) })
    const gone = keyFor(['content'], ['promote'])
    for (const key of [old, gone]) trust(site.keysFolder, publicPart(key))
    retire(site.keysFolder, gone.kid)
    for (const key of [old, gone])
      expect((await site.call(site.signedBy(key, rollBack))).answer.message).toMatch(
        /content is left as it is: the key \S+ of content expired at/,
      )
  })

  it('at another serial', async () => {
    const { status, answer } = await site.call(
      site.signedBy(content, { ...rollBack, options: { serial: site.serial() - 1 } }),
    )
    expect([status, answer.reason]).toEqual([409, 'conflict'])
  })

  it('of what the contract of this call does not have', async () => {
    // A version that was rolled back, by what only a checkout may do for itself.
    const again = { command: 'promote', remote: 'content', version: '2', options: { again: true, ungated: true } }
    expect((await site.call(site.signedBy(content, again))).answer).toMatchObject({ reason: 'bad' })
    const foreign = [{ command: 'adopt' }, { remote: '../content' }, { version: '../1' }]
    for (const requested of foreign.map((other) => ({ ...rollBack, ...other })))
      expect((await site.call(site.signedBy(content, requested))).answer.message).toContain(
        'the request is not understood',
      )
    expect((await site.call({ request: 'x' })).status).toBe(422)
    expect((await site.call({ request: '{', signature: 'x' })).status).toBe(403)
  })

  it('without the signature of the act itself', async () => {
    const { answer } = await site.call(site.signedBy(content, rollBack))
    const { line = '', at } = answer
    const forged = signerOf(keyFor(['*'])).sign(line)
    expect(
      (await site.call({ ...site.signedBy(content, rollBack), at, line, lineSignature: forged })).answer,
    ).toMatchObject({
      reason: 'identity',
    })
    // Signed by the team, and not what the site would do.
    const other = line.replace('"rollback"', '"promote"')
    const lineSignature = signerOf(content).sign(other)
    expect(
      (await site.call({ ...site.signedBy(content, rollBack), at, line: other, lineSignature })).answer,
    ).toMatchObject({
      reason: 'conflict',
    })
  })
})

it('an act that was sent is not done a second time', async () => {
  await site.publish(content, 'content', '4')
  const first = site.signedBy(content, rollBack)
  const { line = '', at } = (await site.call(first)).answer
  const sent = { ...first, at, line, lineSignature: signerOf(content).sign(line) }
  expect((await site.call(sent)).answer).toMatchObject({ ok: true })
  expect(site.currentOnDisk('content')).toBe('3')
  const after = site.serial()
  expect(await site.call(sent)).toMatchObject({ status: 409, answer: { reason: 'conflict' } })
  expect(site.serial()).toBe(after)
})

it('a release is refused by which a brand in the data folder of the server would link to nothing', async () => {
  const terms = { name: 'legal', path: '/terms-of-use', screen: 'legal', layout: 'home', access: 'visitor', title: 'x' }
  const publish = (version: string, routes: object[]) => {
    const { declaration, ...built } = site.built('content', version)
    const release = { ...built, declaration: { ...declaration, routes } }
    return site.storeBy(content).publish('content', release, { dropRoutes: true })
  }
  await publish('5', [terms])
  const brands = path.join(site.dataDir, 'brands')
  fs.mkdirSync(brands, { recursive: true })
  fs.writeFileSync(path.join(brands, 'noor.json'), JSON.stringify({ links: { terms: '/terms-of-use' } }))
  await expect(publish('6', [])).rejects.toThrow('the brand noor.json (links.terms) links to /terms-of-use')
  expect(site.currentOnDisk('content')).toBe('5')
})
