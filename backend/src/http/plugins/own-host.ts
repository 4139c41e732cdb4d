import fp from 'fastify-plugin'

/**
 * Has `Host` alone name the site, also behind a proxy that is trusted. `X-Forwarded-Host` is what a stranger wrote, for proxies that do not
 * set it pass it on: a page of the brand that it names would be kept in front of the servers, and given to everybody.
 */
export const ownHost = fp(
  async (app) => {
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      if (headers['x-forwarded-host'] !== undefined) headers['x-forwarded-host'] = undefined
      done()
    })
  },
  { name: 'own-host' },
)
