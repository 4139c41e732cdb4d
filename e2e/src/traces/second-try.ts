/**
 * A journey that fails is tried once more when the tests around it have ended: a machine that others keep busy may stop
 * a browser for seconds, and a release must not wait for that. `npm test` names every journey that needed it, so that a
 * race in one, or in the product, is seen and mended.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true })
