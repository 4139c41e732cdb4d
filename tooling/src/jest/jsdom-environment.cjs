const { TestEnvironment } = require('jest-environment-jsdom')

/**
 * jsdom with the web platform that Node has and jsdom hides: network handlers (msw) need fetch and streams, and
 * react-router needs the text encoders.
 */
module.exports = class WebEnvironment extends TestEnvironment {
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
      if (globalThis[name] !== undefined) this.global[name] ??= globalThis[name]
    }
    for (const name of ['fetch', 'Request', 'Response', 'Headers']) this.global[name] = globalThis[name]
  }
}
