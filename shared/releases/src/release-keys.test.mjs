import { webcrypto } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeIntegrity } from './integrity.mjs'
import {
  keepKey,
  localSigner,
  makeKey,
  publicPart,
  readKey,
  retire,
  signerOf,
  trust,
  trustedIn,
} from './release-keys.mjs'
import { MANIFEST, releaseStore } from './release-store.mjs'

/** @import { PrivateKey, Role } from './release-keys.mjs' */
/** @typedef {ReturnType<typeof releaseStore>} Store */

const DAY = 24 * 60 * 60_000
const START = Date.UTC(2026, 10, 22)
/** @type {{ remotes: string[], roles: ('publish' | 'promote')[] }} */
const ALL = { remotes: ['*'], roles: ['publish', 'promote'] }
/** @param {string} name */
const declarationOf = (name) => ({ name, routes: [], slots: [], requires: {} })

/** @type {string} */
let folder
/** @type {number} */
let time
const now = () => new Date(time)
const dist = () => path.join(folder, 'dist')
const keysFolder = () => path.join(folder, '.data/keys')
const recordFile = () => path.join(dist(), '.releases/record.jsonl')
/** A site's store, as somebody with a key acts on it. @param {PrivateKey} [key] */
const storeOf = (key) => releaseStore(dist(), { now, signer: () => key && signerOf(key) })
/** What reading a key is refused with. @param {string} source @returns {{ message: string, reason?: string }} */
const refusalOf = (source) => {
  try {
    return { message: readKey(source).kid }
  } catch (error) {
    return error
  }
}
/** @param {string[]} remotes @param {Role[]} roles @param {number} [days] */
const team = (remotes, roles, days) => {
  const key = makeKey({ team: remotes.join('-'), remotes, roles, days, now: now() })
  trust(keysFolder(), publicPart(key))
  return key
}
/**
 * @param {Store} store @param {string} remote @param {string} version
 * @param {import('./release-store.mjs').Allowed} [allowed]
 */
async function publish(store, remote, version, allowed) {
  const from = fs.mkdtempSync(path.join(dist(), '.build-'))
  fs.writeFileSync(path.join(from, MANIFEST), '{}')
  writeIntegrity(from, /^$/)
  return store.publish(remote, { version, declaration: declarationOf(remote), from }, allowed)
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'))
  fs.mkdirSync(dist())
  time = START
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('a key of a team', () => {
  it('has an id that a command can be given: none begins like an option', () => {
    const ids = Array.from({ length: 400 }, () => makeKey({ team: 'content', ...ALL }).kid)
    expect(ids.filter((id) => id.startsWith('-'))).toEqual([])
  })

  it('signs as WebCrypto verifies', async () => {
    const key = makeKey({ team: 'content', ...ALL })
    const { jwk } = publicPart(key)
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
    const imported = await webcrypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])
    const signature = Buffer.from(signerOf(key).sign('text'), 'base64url')
    const verify = (/** @type {string} */ text) =>
      webcrypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, signature, new TextEncoder().encode(text))
    expect([await verify('text'), await verify('texts')]).toEqual([true, false])
  })

  it('is kept for its owner alone to read, and its public part has nothing private', () => {
    const file = keepKey(keysFolder(), makeKey({ team: 'content', ...ALL }))
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(readKey(file).privateJwk.d).toBeDefined()
    expect(JSON.stringify(publicPart(readKey(file)))).not.toContain(readKey(file).privateJwk.d)
    expect(() => readKey(JSON.stringify(publicPart(readKey(file))))).toThrow('no private key')
  })

  it('is in no line of a log where it cannot be read, as a pipeline may have it: in quotes, in base64, cut off', () => {
    const key = makeKey({ team: 'content', ...ALL })
    const text = JSON.stringify(key)
    const { d = '' } = key.privateJwk
    for (const source of [
      `'${text}'`,
      Buffer.from(text).toString('base64'),
      text.slice(0, -1),
      d,
      text.replace(d, `${d}"`),
    ]) {
      const { message, reason } = refusalOf(source)
      expect([reason, message]).toEqual([
        'identity',
        expect.stringMatching(
          /^the key cannot be read \((\w+|it is no JSON)\): --key takes the path of .+, RELEASE_KEY that or its JSON$/,
        ),
      ])
      expect(message.length).toBeLessThan(160)
      expect(message).not.toContain(d.slice(0, 8))
    }
    const file = path.join(folder, 'half.private.json')
    fs.writeFileSync(file, text.slice(0, 99))
    expect(refusalOf(file).message).toContain(`the key in ${file} cannot be read (it is no JSON)`)
  })

  it('is trusted under its own thumbprint only', () => {
    const [one, other] = [1, 2].map(() => publicPart(makeKey({ team: 'content', ...ALL })))
    expect(() => trust(keysFolder(), { ...one, jwk: other.jwk })).toThrow('thumbprint')
  })
})

describe('a site that trusts keys', () => {
  it('lets each key act on its own remotes only', async () => {
    const content = storeOf(team(['content'], ['publish', 'promote']))
    await publish(content, 'content', '1')
    await expect(publish(content, 'designer', '1')).rejects.toMatchObject({ reason: 'identity' })
    await expect(publish(storeOf(), 'content', '2')).rejects.toThrow('no key to sign with')
    const stranger = makeKey({ team: 'content', ...ALL, now: now() })
    await expect(publish(storeOf(stranger), 'content', '2')).rejects.toThrow('does not trust the key')
    await expect(storeOf(stranger).rollBack('content')).rejects.toThrow()
    expect(content.current('content')).toBe('1')
    expect(content.log()).toHaveLength(1)
  })

  it('has what a key publishes that may not promote wait for one that may', async () => {
    const lead = storeOf(team(['content', 'designer'], ['promote', 'publish']))
    await publish(lead, 'content', '1')
    const junior = storeOf(team(['content'], ['publish']))
    expect(await publish(junior, 'content', '2')).toMatchObject({ isCurrent: false })
    await expect(junior.promote('content')).rejects.toThrow('not promote')
    await expect(junior.rollBack('content')).rejects.toThrow()
    expect(junior.current('content')).toBe('1')
    await lead.promote('content', undefined, { reason: 'checked' })
    expect(lead.current('content')).toBe('2')
    expect(lead.faults()).toEqual([])
  })

  it('goes on over a change of keys, which may overlap, and refuses what has ended', async () => {
    const old = team(['content'], ['publish', 'promote'], 30)
    await publish(storeOf(old), 'content', '1')
    time += 29 * DAY
    const next = team(['content'], ['publish', 'promote'], 30)
    await publish(storeOf(next), 'content', '2')
    await publish(storeOf(old), 'content', '3')
    time += 2 * DAY
    await expect(publish(storeOf(old), 'content', '4')).rejects.toThrow('expired')
    await publish(storeOf(next), 'content', '5')
    expect(storeOf(next).faults()).toEqual([])
    retire(keysFolder(), next.kid, now())
    await expect(publish(storeOf(next), 'content', '6')).rejects.toThrow('expired')
    // To retire it once more gives it no time back.
    time += DAY
    expect(retire(keysFolder(), next.kid, now()).until).toBe(new Date(time - DAY).toISOString())
    // Nor does to trust its public file, which has the end that it was made with.
    expect(() => trust(keysFolder(), publicPart(next), now())).toThrow(/ended at .* makes another/)
    // What it signed before stands.
    expect(
      storeOf(next)
        .faults()
        .filter((fault) => /lines? [1-3]\)/.test(fault)),
    ).toEqual([])
  })
})

describe('the record', () => {
  /** @param {(lines: string[]) => string[]} change */
  const edit = (change) => {
    const lines = fs.readFileSync(recordFile(), 'utf8').trimEnd().split('\n')
    fs.writeFileSync(recordFile(), `${change(lines).join('\n')}\n`)
  }
  /** @type {Store} */
  let store
  beforeEach(async () => {
    store = storeOf(team(['content'], ['publish', 'promote']))
    for (const version of ['1', '2', '3']) await publish(store, 'content', version, { reason: `for ${version}` })
  })

  it('says who did what, when and why', () => {
    expect(store.log().map(({ act, team: by, version, reason, fault }) => [act, by, version, reason, fault])).toEqual(
      ['1', '2', '3'].map((version) => ['publish', 'content', version, `for ${version}`, undefined]),
    )
    expect(store.faults()).toEqual([])
  })

  it.each(
    /** @type {[string, (lines: string[]) => string[], string][]} */ ([
      ['a line is changed', ([one, ...rest]) => [one.replace('for 1', 'for 9'), ...rest], 'was changed'],
      ['a line is removed', ([one, , three]) => [one, three], 'follows act'],
      ['the first line is removed', ([, ...rest]) => rest, 'does not follow'],
      ['the last line is removed', ([one, two]) => [one, two], 'the end of the record was taken away'],
      ['two lines change places', ([one, two, three]) => [two, one, three], 'does not follow'],
      ['a line is garbage', ([one, , three]) => [one, '{"serial":', three], 'is no entry'],
    ]),
  )('shows it when %s', (_, change, message) => {
    edit(change)
    expect(store.faults().join()).toContain(message)
  })

  it('shows a line that another key signed as if it was this team’s', () => {
    const stranger = signerOf(makeKey({ team: 'content', ...ALL, now: now() }))
    edit((lines) => {
      const { sig: _sig, ...last } = JSON.parse(/** @type {string} */ (lines.at(-1)))
      return [...lines.slice(0, -1), JSON.stringify({ ...last, sig: stranger.sign(JSON.stringify(last)) })]
    })
    expect(store.faults().join()).toContain('signature does not hold')
  })

  it('that is broken is followed by no act, until somebody takes the list as it stands', async () => {
    edit(([one, , three]) => [one, three])
    await expect(publish(store, 'content', '4')).rejects.toMatchObject({ reason: 'altered' })
    await expect(store.rollBack('content')).rejects.toThrow('record of releases is broken')
    const { serial } = store.read()
    await store.adopt({ reason: 'the disk was restored' })
    expect(store.read().serial).toBeGreaterThan(/** @type {number} */ (serial))
    await publish(store, 'content', '4')
    expect(store.faults()).toEqual([])
    expect(store.log()).toHaveLength(2)
    expect(fs.readdirSync(path.dirname(recordFile())).join()).toContain('record-until-')
  })

  it('that is broken is put aside in its own folder, whatever the folders above are named', async () => {
    const site = path.join(folder, 'records of yawmi/dist')
    fs.mkdirSync(site, { recursive: true })
    fs.cpSync(dist(), site, { recursive: true })
    fs.appendFileSync(path.join(site, '.releases/record.jsonl'), 'no entry\n')
    await releaseStore(site, { now }).adopt({ reason: 'the disk was restored' })
    expect(fs.readdirSync(path.join(site, '.releases')).join()).toContain('record-until-')
  })

  it('loses half a line that a killed process wrote, and nothing else', async () => {
    fs.appendFileSync(recordFile(), '{"serial":4,"pre')
    await publish(store, 'content', '4')
    expect(store.faults()).toEqual([])
    expect(store.log()).toHaveLength(4)
  })
})

describe('the key of a checkout', () => {
  /** @param {Parameters<typeof localSigner>} of */
  const ownSigner = (...of) => /** @type {import('./release-keys.mjs').Signer} */ (localSigner(...of))

  it('is made where the site trusts none, kept, and renewed before it ends', async () => {
    const first = ownSigner(keysFolder(), now())
    expect(ownSigner(keysFolder(), now()).kid).toBe(first.kid)
    const soon = new Date(time + 340 * DAY)
    const next = ownSigner(keysFolder(), soon)
    expect(next.kid).not.toBe(first.kid)
    expect(ownSigner(keysFolder(), soon).kid).toBe(next.kid)
    expect(trustedIn(keysFolder())).toHaveLength(2)
  })

  it('is made anew after a full disk has kept half of one', () => {
    const { writeFileSync } = fs
    jest.spyOn(fs, 'writeFileSync').mockImplementation((file, text, options) => {
      if (!String(file).includes('.private.json')) return writeFileSync(file, text, options)
      writeFileSync(file, String(text).slice(0, 20), options)
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    expect(() => localSigner(keysFolder(), now())).toThrow('no space left')
    jest.restoreAllMocks()
    expect(localSigner(keysFolder(), now())?.team).toBe('local')
    expect(fs.readdirSync(keysFolder()).filter((name) => name.endsWith('.json'))).toHaveLength(2)
  })

  it('is none where the site trusts others only', () => {
    trust(keysFolder(), publicPart(makeKey({ team: 'content', ...ALL, now: now() })))
    expect(localSigner(keysFolder(), now())).toBeUndefined()
  })
})
