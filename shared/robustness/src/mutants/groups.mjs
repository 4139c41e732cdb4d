/**
 * What is mutated, and the tests that ought to see it: pure ones, in memory, for they run once for each mutant. Every
 * pattern has files (`groups.test.mjs`).
 * @typedef {{ kind: 'node' | 'web', mutate: string[], tests: string[], examplesMs: number }} Group `examplesMs`:
 *   milliseconds for the random examples of one property
 * @type {Record<string, Group>}
 */
export const GROUPS = {
  subscriptions: {
    kind: 'node',
    mutate: [
      ...inFolder('backend/src/domain/subscriptions', 'state-machine lifecycle changes standing plan consent', '.ts'),
      ...inFolder('backend/src/domain/subscriptions/charging', 'charge schedule', '.ts'),
    ],
    tests: [
      'backend/src/domain/subscriptions/*.test.ts',
      ...inFolder('backend/src/domain/subscriptions/charging', 'charge charger schedule', '.test.ts'),
    ],
    // Its histories reach every state from 200 on.
    examplesMs: 2000,
  },
  'one-time codes': {
    kind: 'node',
    mutate: ['backend/src/domain/otp/rules.ts', ...inFolder('mfe-auth/src/lib/otp', 'otp-machine otp-problem', '.ts')],
    tests: [
      'backend/src/domain/otp/rules.test.ts',
      ...inFolder('mfe-auth/src/lib/otp', 'otp-machine otp-problem', '.test.ts'),
    ],
    examplesMs: 50,
  },
  'document commands': {
    kind: 'web',
    mutate: [
      'mfe-designer/src/commands/**/!(*.test).ts',
      ...inFolder('mfe-designer/src/document', 'design edit geometry history', '.ts'),
      'mfe-designer/src/document/texts/sanitize-text.ts',
    ],
    tests: ['mfe-designer/src/commands/**/*.test.ts', 'mfe-designer/src/document/**/*.test.ts'],
    examplesMs: 200,
  },
  'release store': {
    kind: 'node',
    mutate: ['shared/releases/src/release-store.mjs', 'shared/releases/src/store/!(*.test).mjs'],
    // Those that start no process.
    tests: [
      ...inFolder('shared/releases/src', 'canary clean embed-versions incompatible-releases', '.test.mjs'),
      ...inFolder('shared/releases/src', 'release-keys release-store release-to tester-link', '.test.mjs'),
      'shared/releases/src/store/*.test.mjs',
    ],
    examplesMs: 50,
  },
}

/**
 * @param {string} folder
 * @param {string} names separated by spaces
 * @param {string} ending
 */
function inFolder(folder, names, ending) {
  return names.split(' ').map((name) => `${folder}/${name}${ending}`)
}
