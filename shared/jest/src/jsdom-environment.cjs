// Before jsdom, which takes what is changed here when it is loaded.
const { cacheComputedStyles } = require('./quick-styles.cjs')
const { TestEnvironment } = require('jest-environment-jsdom')

/**
 * What a page asks with: its signal may be jsdom's.
 * @typedef {Pick<AbortSignal, 'aborted' | 'reason' | 'addEventListener'>} PageSignal
 * @typedef {Omit<RequestInit, 'signal'> & { signal?: PageSignal | null }} PageInit
 */

/** Node's requests are ended by Node's own signals, and a page has jsdom's. @param {PageInit} [init] */
function withNodeSignal(init) {
  const signal = init?.signal
  if (!signal || signal instanceof AbortSignal) return /** @type {RequestInit | undefined} */ (init)
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return { ...init, signal: controller.signal }
}

class PageRequest extends Request {
  /** @param {RequestInfo | URL} input @param {PageInit} [init] */
  constructor(input, init) {
    super(input, withNodeSignal(init))
  }
}

/**
 * Node's URL, which is of the same standard as jsdom's at a part of the cost; like that one without object URLs. A class for
 * each file: tests put functions on it.
 */
const pageUrl = () => Object.assign(class extends URL {}, { createObjectURL: undefined, revokeObjectURL: undefined })

/** What jest makes an environment of. @typedef {ConstructorParameters<typeof TestEnvironment>} Arguments */
/** @typedef {Record<string, unknown>} Globals by name */

/**
 * jsdom with the web platform that Node has and jsdom hides: network handlers (msw) need fetch and streams, and
 * react-router needs the text encoders.
 */
module.exports = class WebEnvironment extends TestEnvironment {
  /** @param {Arguments[0]} config @param {Arguments[1]} context */
  constructor(config, context) {
    // Without this condition msw and others resolve to builds that assume a real browser.
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: {
            customExportConditions: ['node', 'require', 'default'],
            ...config.projectConfig.testEnvironmentOptions,
          },
        },
      },
      context,
    )
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'structuredClone',
    ]) {
      if (/** @type {Globals} */ (globalThis)[name] !== undefined)
        this.global[name] ??= /** @type {Globals} */ (globalThis)[name]
    }
    for (const name of ['Response', 'Headers']) this.global[name] = /** @type {Globals} */ (globalThis)[name]
    this.global.URL = pageUrl()
    this.global.URLSearchParams = URLSearchParams
    this.global.Request = PageRequest
    cacheComputedStyles(this.global)
    this.global.fetch = (input, init) => fetch(input, withNodeSignal(init))
  }
}
