import path from 'node:path'
import { trustedIn } from '@yawmi/releases/release-keys'
import type { Env } from '../../infrastructure/env'
import { faultLine } from '../../infrastructure/settings/fault'
import { releaseKeysFolder } from '../releases/release-keys-folder'
import { refuseReadOnly } from './refusals'

/** What a site that is to take releases over HTTPS lacks: a line for each part, none where it does not take them. */
export function overHttpsFaults(env: Env): string[] {
  const isServed = env.ROLE === 'all' || env.ROLE === 'web'
  if (env.RELEASES_OVER_HTTPS !== 'on' || !isServed) return []
  const messages: string[] = []
  if (!trustedIn(releaseKeysFolder(env)))
    messages.push('is of no use before a key is trusted: npm run release -- key trust <public file>')
  try {
    // What hosts share is in their data folders, which are looked at anyway.
    if (env.RELEASES === 'folder') refuseReadOnly(path.join(env.root, 'dist'))
  } catch (error) {
    messages.push(`cannot be on: ${(error as Error).message}`)
  }
  return messages.map((message) => faultLine({ name: 'RELEASES_OVER_HTTPS', message }))
}
