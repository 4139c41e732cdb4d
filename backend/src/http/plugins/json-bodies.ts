import fp from 'fastify-plugin'

/** JSON bodies, with an empty one taken as no body: clients send the content type on calls that need none. */
export const jsonBodies = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body.length === 0) done(null, undefined)
      else void parse(request, body.toString(), done)
    })
  },
  { name: 'json-bodies' },
)
