import { REMOTES } from '../lib/root.mjs'

/** What every browser bundle is made from besides its own folder. */
const COMMON = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tooling/package.json',
  'tooling/src/webpack',
  'tooling/src/build',
]
const SHARED = [
  'contract',
  'events',
  'lib',
  'session',
  'api-client',
  'brand',
  'ui',
  'host',
  'router',
  'dialogs',
  'remote-kit',
  'protection',
].map((name) => `shared/${name}`)

/** Where a build's inputs lie, by target. */
export const INPUTS = {
  shell: [...COMMON, ...SHARED, 'shell'],
  embed: [...COMMON, 'shared/embed'],
  // Of the texts those that pictures carry: a new joke draws nothing anew.
  art: ['content/art', ...['catalogue.json', 'cards.csv', 'sticker-words.csv'].map((name) => `content/texts/${name}`)],
  backend: ['pnpm-lock.yaml', 'tooling/src/build', 'shared/contract', 'shared/brand', 'backend'],
  ...Object.fromEntries(REMOTES.map((remote) => [remote, [...COMMON, ...SHARED, `mfe-${remote}`]])),
}

/** Everything that a whole build makes. */
export const TARGETS = ['shell', ...REMOTES, 'backend', 'embed', 'art']
