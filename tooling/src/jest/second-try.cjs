/* global jest */
/**
 * For journeys and budgets: one that fails is tried once more when those around it have ended, for a machine that others
 * keep busy may stop a browser for seconds, and a release must not wait for that. Unit and server tests have one try. `npm test` names every test that needed it,
 * so that a race in one, or in the product, is seen and mended (docs/adr/0019-journeys-side-by-side.md).
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true })
