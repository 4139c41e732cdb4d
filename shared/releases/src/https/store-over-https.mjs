import fs from 'node:fs'
import path from 'node:path'
import { integrityOf } from '../integrity.mjs'
import { doAgainWhereOvertaken } from '../overtaken.mjs'
import { Refusal } from '../refusal.mjs'
import { MANIFEST } from '../store/store-folders.mjs'
import { packRelease } from './archive.mjs'
import { refuseOtherAct } from './requested-act.mjs'
import { ACTS_PATH, ARCHIVE_TYPE, REQUEST_HEADER, SIGNATURE_HEADER, UPLOADS_PATH } from './interface.mjs'
import { answerOf } from './site-answer.mjs'
import { signRequest } from './signed-request.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

/** @import { Allowed, Done } from '../release-store.mjs' */
/** @import { LoggedAct, StoreReport } from '../store-report.mjs' */
/** @import { TesterLink } from '../tester-link.mjs' */
/** @import { Request } from './interface.mjs' */

const ACT_TIMEOUT_MS = 60_000
/** As long as a server takes bodies for. */
const UPLOAD_TIMEOUT_MS = 300_000
/** How often an act is drafted anew where somebody acted between its draft and its signature. */
const ATTEMPTS = 8

/** Hosts of this machine, where nobody stands between. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Commands that a running site carries out; the others need its folder or its keys. */
const COMMANDS = [
  ...['publish', 'check', 'canary', 'testers', 'withdraw', 'promote', 'hold', 'rollback', 'pin', 'unpin'],
  'retire',
  ...['status', 'list', 'log'],
]

/** Whether `--site` names a running site, and not a folder. @param {string} site */
export const isAddress = (site) => /^https?:\/\//i.test(site)

/**
 * The releases of a running site, which judges and carries out each act itself; the key stays here. What it offers is what a
 * store of a folder does (release-store.mjs), as far as a team needs it.
 * @param {string} address `https://…`, or http for this machine
 * @param {{ signer: () => import('../release-keys.mjs').Signer | undefined, command?: string }} who `command`: what is to be done
 * @throws Refusal where that is no such address, or the command needs the site's folder
 */
export function storeOverHttps(address, { signer, command }) {
  const { origin, protocol, hostname } = URL.parse(address) ?? refuseAddress(address)
  if (protocol !== 'https:' && !LOOPBACK.includes(hostname))
    throw new Refusal('state', `${address}: releases are sent by https; http is for a site on this machine alone`)
  if (command !== undefined && !COMMANDS.includes(command))
    throw new Refusal('state', `${command} is done where the site is: --site <its dist folder>`)

  /** Signs what is asked for, at this moment. @param {Omit<Request, 'site' | 'at' | 'kid'>} requested */
  const signed = (requested) => signRequest({ site: origin, ...requested }, keyOf(signer()))

  /** @template {object} Answer @param {object} body @returns {Promise<Answer>} */
  const post = (body) =>
    answerOf(origin, ACT_TIMEOUT_MS, ACTS_PATH, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /**
   * The site drafts the act's line of the record, it is signed here where it is what was asked for, and done by the site where nothing
   * has changed meanwhile. Whoever gave no serial tries again.
   * @param {string} command @param {string} remote @param {{ version?: string, [more: string]: unknown }} what
   * @param {Allowed} [allowed] @param {{ release: object }} [build] what was sent, as the list is to have it
   * @returns {Promise<Done>}
   */
  async function act(
    command,
    remote,
    { version, ...options },
    { dryRun, serial, reason, dropRoutes, skipped } = {},
    build,
  ) {
    const requested = { command, remote, version, options: { ...options, dryRun, serial, reason, dropRoutes, skipped } }
    return doAgainWhereOvertaken(serial === undefined ? ATTEMPTS : 1, async () => {
      /** With `dryRun` it has `done`, and else the rest. @type {{ done: Done, line: string, at: string }} */
      const draft = await post(signed(requested))
      if (dryRun) return draft.done
      const key = keyOf(signer())
      refuseOtherAct(draft.line, requested, key, build)
      /** @type {{ done: Done }} */
      const { done } = await post({
        ...signed(requested),
        at: draft.at,
        line: draft.line,
        lineSignature: key.sign(draft.line),
      })
      return done
    })
  }

  /**
   * Sends a built version.
   * @param {string} remote @param {{ version: string, from: string, maps?: string }} build
   * @param {{ serial?: number }} allowed
   * @returns {Promise<string>} the name that the site has for it until it is published
   */
  async function upload(remote, { version, from, maps }, { serial }) {
    const draft = temporaryFolder('yawmi-release-')
    try {
      const file = path.join(draft, 'release.tar.gz')
      const { bytes, digest } = await packRelease({ from, maps }, file)
      const requested = { command: 'upload', remote, version, options: { bytes, digest, serial } }
      // Refused before it is sent, where it would be.
      if (/** @type {{ isThere: boolean }} */ (await post(signed(requested))).isThere) return digest
      const { request, signature } = signed(requested)
      await answerOf(origin, UPLOAD_TIMEOUT_MS, UPLOADS_PATH, {
        headers: {
          'content-type': ARCHIVE_TYPE,
          [REQUEST_HEADER]: Buffer.from(request).toString('base64url'),
          [SIGNATURE_HEADER]: signature,
        },
        body: await fs.openAsBlob(file),
      })
      return digest
    } finally {
      fs.rmSync(draft, { recursive: true, force: true })
    }
  }

  /**
   * @template {object} Answer
   * @param {string} command @param {Request['options']} [options] @returns {Promise<Answer>}
   */
  const ask = (command, options = {}) => post(signed({ command, options }))

  return {
    /** It has no folder here. */
    folder: undefined,

    /**
     * As `publish` of a store; `from` is left as it is.
     * @param {string} remote
     * @param {import('../store/publishing.mjs').Publication & { from: string }} build
     * @param {Allowed} [allowed]
     */
    async publish(remote, { version, declaration, from, maps, candidate }, allowed = {}) {
      const archive = await upload(remote, { version, from, maps }, allowed)
      const manifest = `/remotes/${remote}/${version}/${MANIFEST}`
      const release = { version, manifest, integrity: integrityOf(from), declaration }
      return act('publish', remote, { version, declaration, candidate, archive }, allowed, { release })
    },
    /** @param {string} remote @param {string} [version] @param {Allowed} [allowed] */
    promote: (remote, version, allowed) => act('promote', remote, { version }, allowed),
    /** @param {string} remote @param {Allowed & { to?: string }} [how] */
    rollBack: (remote, { to, ...allowed } = {}) => act('rollback', remote, { version: to }, allowed),
    /**
     * @param {string} remote @param {string | undefined} version
     * @param {import('../canary.mjs').Audience & { together?: string[] }} audience @param {Allowed} [allowed]
     */
    canary: (remote, version, audience, allowed) => act('canary', remote, { version, ...audience }, allowed),
    /** @param {string} remote @param {Allowed & { isGood?: boolean }} [how] */
    withdraw: (remote, { isGood, ...allowed } = {}) => act('withdraw', remote, { isGood }, allowed),
    /** @param {string} remote @param {Allowed} [allowed] */
    hold: (remote, allowed) => act('hold', remote, {}, allowed),
    /** @param {string} remote @param {string} version @param {Allowed & { off?: boolean }} [how] */
    pin: (remote, version, { off, ...allowed } = {}) => act(off ? 'unpin' : 'pin', remote, { version }, allowed),

    /** @param {string} remote @param {string} version @param {Allowed & { on?: string }} [how] */
    retire: (remote, version, { on, ...allowed } = {}) => act('retire', remote, { version, on }, allowed),

    /** A link to the open canary, which the site signs. @param {string} remote @param {number} [days] */
    testerLink: async (remote, days) =>
      /** @type {{ link: TesterLink }} */ (await post(signed({ command: 'testers', remote, options: { days } }))).link,
    overview: async () =>
      /** @type {{ overview: ReturnType<StoreReport['overview']> }} */ (await ask('status')).overview,
    log: async () => /** @type {{ acts: LoggedAct[] }} */ (await ask('log')).acts,
    faults: async () => /** @type {{ faults: string[] }} */ (await ask('log', { verify: true })).faults,
  }
}

/** @param {string} address @returns {never} */
function refuseAddress(address) {
  throw new Refusal('state', `${address} is no address of a site: https:// and its host name`)
}

/** @param {import('../release-keys.mjs').Signer | undefined} signer */
function keyOf(signer) {
  if (signer) return signer
  throw new Refusal('identity', 'there is no key to sign with. docs/releasing.md says how to get one')
}
