import path from 'node:path'
import { trustedIn } from '@yawmi/releases/release-keys'
import type { Env } from '../../infrastructure/env'

type Folders = Pick<Env, 'RELEASE_KEYS_DIR' | 'dataDir' | 'root'>

/** Where the keys may lie that this server trusts to release; the first one that has any counts. */
export const releaseKeysFolders = ({ RELEASE_KEYS_DIR, dataDir, root }: Folders): string[] =>
  RELEASE_KEYS_DIR ? [RELEASE_KEYS_DIR] : [path.join(dataDir, 'keys'), path.join(root, '.data/keys')]

/** The folder that counts; the first one where none has any. */
export function releaseKeysFolder(env: Folders): string {
  const folders = releaseKeysFolders(env)
  return folders.find((folder) => trustedIn(folder)) ?? folders[0]!
}
