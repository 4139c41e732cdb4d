/**
 * What is mutated, and the tests that ought to see it: pure ones, in memory, for they run once for each mutant.
 * @typedef {{ kind: 'node' | 'web', mutate: string[], tests: string[] }} Group
 * @type {Record<string, Group>}
 */
export const GROUPS = {
  subscriptions: {
    kind: 'node',
    mutate: [
      'backend/src/domain/subscriptions/{state-machine,lifecycle,changes,standing,plan,consent}.ts',
      'backend/src/domain/subscriptions/charging/{charge,next-step,schedule}.ts',
    ],
    tests: [
      'backend/src/domain/subscriptions/{state-machine,histories,addressed-brand}.test.ts',
      'backend/src/domain/subscriptions/charging/{charge,charger}.test.ts',
    ],
  },
  'one-time codes': {
    kind: 'node',
    mutate: ['backend/src/domain/otp/rules.ts', 'mfe-auth/src/lib/otp/{otp-machine,otp-problem}.ts'],
    tests: ['backend/src/domain/otp/rules.test.ts', 'mfe-auth/src/lib/otp/{otp-machine,otp-problem}.test.ts'],
  },
  'document commands': {
    kind: 'web',
    mutate: [
      'mfe-designer/src/commands/**/!(*.test).ts',
      'mfe-designer/src/document/{design,edit,geometry,history,sanitize-text}.ts',
    ],
    tests: ['mfe-designer/src/{commands,document}/*.test.ts'],
  },
  'release store': {
    kind: 'node',
    mutate: ['shared/releases/src/release-store.mjs', 'shared/releases/src/store/!(*.test).mjs'],
    tests: ['shared/releases/src/release-store.test.mjs', 'shared/releases/src/store/*.test.mjs'],
  },
}
