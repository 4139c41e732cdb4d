import fs from 'node:fs'
import path from 'node:path'
import { performer, withdraw } from '@yawmi/releases/acts'
import { Refusal } from '@yawmi/releases/refusal'
import {
  keepKey,
  makeKey,
  publicPart,
  readKey,
  type Signer,
  signerOf,
  trust,
  trustedIn,
} from '@yawmi/releases/release-keys'
import type { FastifyInstance } from 'fastify'
import { CanaryTrials } from '../domain/field-data/canary-trials'
import type { Db } from '../infrastructure/db/connect'
import type { Env } from '../infrastructure/env'
import type { SharedReleases } from '../infrastructure/releases/shared-releases'
import { releaseKeysFolder } from '../site/releases/release-keys-folder'

/** The key by which a site withdraws canaries, and does nothing else. */
const TEAM = 'site'

interface Trials {
  env: Env
  db: Db
  site: FastifyInstance
  /** Where canaries are what all hosts serve. */
  sharedReleases?: SharedReleases | undefined
}

/** Judges the canaries of a site's list, which it withdraws by a key of its own (docs/adr/0076). */
export function canaryTrials({ env, db, site, sharedReleases }: Trials): CanaryTrials {
  const performIn = (folder: string) => {
    const keysFolder = releaseKeysFolder(env)
    return performer(folder, {
      signer: () => siteKey(keysFolder),
      keysFolder,
      // The server goes on while a team is at the list, and tries again at the next look.
      waitMs: 0,
    })
  }
  return new CanaryTrials({
    db,
    list: () => site.releases.list,
    canaries: () => site.releases.openCanaries,
    lackOf: (release) => site.releases.lackOf(release),
    withhold: (canaries) => site.releases.withhold(canaries),
    async withdraw({ remote, since }, reason) {
      try {
        const withdrawIn = (folder: string) => withdraw(performIn(folder), remote, { reason, since })
        if (sharedReleases) await sharedReleases.act(async ({ dist }) => withdrawIn(dist))
        else withdrawIn(path.join(env.root, 'dist'))
        return true
      } catch (error) {
        // Somebody is at the list, or has ended the canary already.
        if (error instanceof Refusal && (error.reason === 'conflict' || error.reason === 'state')) return false
        throw error
      }
    },
    warn: (message) => site.log.warn(message),
  })
}

/** The site's key, made with the first canary that is withdrawn; none where the site trusts no keys, and refuses nobody. */
function siteKey(folder: string): Signer | undefined {
  const trusted = trustedIn(folder)
  if (!trusted) return undefined
  const now = new Date().toISOString()
  const isUsable = (kid: string) => trusted.some((key) => key.kid === kid && key.until > now)
  const known = fs
    .readdirSync(folder)
    .filter((file) => file.startsWith(`${TEAM}-`) && file.endsWith('.private.json'))
    .map((file) => readKey(path.join(folder, file)))
    .find(({ kid, team }) => team === TEAM && isUsable(kid))
  if (known) return signerOf(known)
  const made = makeKey({ team: TEAM, remotes: ['*'], roles: ['withdraw'] })
  keepKey(folder, made)
  trust(folder, publicPart(made))
  return signerOf(made)
}
