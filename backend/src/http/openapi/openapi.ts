import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { finishDocument } from './openapi-document'
import { securitySchemes } from './openapi-security'

/** Zod as validator and serialiser, and the OpenAPI 3.1 document of every route registered after it. */
export const openapi = fp<{ siteOrigin: string }>(
  async (app, { siteOrigin }) => {
    app.setValidatorCompiler<z.ZodType>((route) => {
      const validate = validatorCompiler(route)
      // Fastify hands over a body that is not there as null.
      return (data) => validate(data ?? undefined)
    })
    // Presenters make replies of the contract's types, and nothing of a row gets past them; checking each reply again
    // would cost more than making it. The tests check them all.
    app.setSerializerCompiler(() => (reply) => JSON.stringify(reply))
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Yawmi API', version: '1.0.0' },
        servers: [{ url: siteOrigin }],
        components: { securitySchemes },
      },
      transform: jsonSchemaTransform,
      transformObject: finishDocument,
    })
    app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  },
  { name: 'openapi' },
)
