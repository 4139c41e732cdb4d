/**
 * Rules that look at types, by the TypeScript that compiles them: for all that is written in TypeScript.
 * @type {{ files: string[], rules: Record<string, any> }}
 */
export const ON_TYPES = {
  files: ['{bench,e2e,shell,mfe-*,shared/*}/src/**/*.{ts,tsx}', 'backend/{src,test}/**/*.ts'],
  rules: errors([
    'no-array-delete',
    'no-base-to-string',
    'no-duplicate-type-constituents',
    'no-for-in-array',
    'no-implied-eval',
    'no-redundant-type-constituents',
    'no-unnecessary-type-assertion',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-enum-comparison',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-unsafe-unary-minus',
    'only-throw-error',
    'prefer-promise-reject-errors',
    'restrict-plus-operands',
    'restrict-template-expressions',
    'unbound-method',
  ]),
}

/**
 * For JavaScript that runs here alone, too, with the types of its JSDoc.
 * @type {{ files: string[], rules: Record<string, any> }}
 */
export const ON_PROMISES = {
  files: ['{bench,e2e,shell,mfe-*,shared/*}/src/**', 'backend/{src,test}/**', 'tooling/**', 'shared/lint/**'],
  rules: {
    ...errors(['await-thenable', 'no-floating-promises']),
    // React expects nothing of what a handler returns; one that may fail catches it itself.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  },
}

/**
 * What a test reads from JSON is `any` until it is expected to be something, and `expect(api.call)` calls nothing.
 * @type {{ files: string[], rules: Record<string, any> }}
 */
export const OF_TESTS_OFF = {
  files: ['**/*.test.{ts,tsx,mjs}', '**/testing/**', 'backend/test/**', 'shared/testing/**'],
  rules: Object.fromEntries(
    [
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'unbound-method',
    ].map((name) => [`typescript/${name}`, 'off']),
  ),
}

/** Of the category, but not of typescript-eslint's `recommendedTypeChecked`, which is the measure here. */
export const TYPE_RULES_LEFT_OUT = Object.fromEntries(
  [
    'no-meaningless-void-operator',
    'no-misused-spread',
    'no-useless-default-assignment',
    'require-array-sort-compare',
  ].map((name) => [`typescript/${name}`, 'off']),
)

/** @param {string[]} names @returns {Record<string, any>} */
function errors(names) {
  return Object.fromEntries(names.map((name) => [`typescript/${name}`, 'error']))
}
