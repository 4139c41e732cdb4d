import path from 'node:path'
import type { Env } from '../env'

/** The file of the keys that sign what browsers are given: release lists, and links of testers and of previews. */
export const listKeysFile = ({ LIST_KEYS_FILE, dataDir }: Pick<Env, 'LIST_KEYS_FILE' | 'dataDir'>): string =>
  LIST_KEYS_FILE ?? path.join(dataDir, 'keys/list.json')
