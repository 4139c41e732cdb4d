import path from 'node:path'
import type { Env } from '../env'

/** A host's copy of the releases that all hosts share. */
export const sharedReleasesFolder = ({ dataDir }: Pick<Env, 'dataDir'>): string => path.join(dataDir, 'releases')

/** The folder of a host that its releases are served from: the product's own, or its copy of what all hosts share. */
export const releasesFolder = (env: Pick<Env, 'RELEASES' | 'dataDir' | 'root'>): string =>
  env.RELEASES === 'shared' ? sharedReleasesFolder(env) : path.join(env.root, 'dist')

/** The list that a host served last, and serves where the one in its folder is refused. */
export const lastGoodListFile = ({ dataDir }: Pick<Env, 'dataDir'>): string =>
  path.join(dataDir, 'last-good/releases.json')
