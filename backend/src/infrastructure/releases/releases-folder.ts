import path from 'node:path'
import type { Env } from '../env'

/** The folder of a host that its releases are served from: the product's own, or its copy of what all hosts share. */
export const releasesFolder = ({ RELEASES, dataDir, root }: Pick<Env, 'RELEASES' | 'dataDir' | 'root'>): string =>
  RELEASES === 'shared' ? path.join(dataDir, 'releases') : path.join(root, 'dist')
