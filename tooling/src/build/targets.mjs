import path from 'node:path'
import { DIST, REMOTES, ROOT } from '../lib/root.mjs'

/**
 * What is built besides the remotes: its package, the folder where it lies, the file there that names the rest, and of how
 * many builds the files stay. @type {Record<string, { source: string, folder: string, last: string, kept?: number }>}
 */
export const PARTS = {
  shell: { source: 'shell', folder: path.join(DIST, 'shell'), last: 'shell.json' },
  backend: { source: 'backend', folder: path.join(ROOT, 'backend/dist'), last: 'server.mjs' },
  // Its names never change, so that an older build's file would be taken for one of this build.
  embed: { source: 'shared/embed', folder: path.join(DIST, 'embed'), last: 'embed.js', kept: 1 },
  art: { source: 'content/art', folder: path.join(ROOT, 'content/art/dist'), last: 'digest.txt', kept: 1 },
}

/** Everything that a whole build makes. */
export const TARGETS = ['shell', ...REMOTES, 'backend', 'embed', 'art']

/** The package of a target, by its folder from the root. @param {string} target */
export const sourceOf = (target) => PARTS[target]?.source ?? `mfe-${target}`
