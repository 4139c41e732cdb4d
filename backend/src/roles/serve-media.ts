import type { FastifyInstance } from 'fastify'
import { brandsOf } from '../infrastructure/brands/brands'
import { connect, SERVER_DEADLINES } from '../infrastructure/db/connect'
import { objectsOf, storeChangesTo } from '../infrastructure/objects/objects-of'
import { closeGracefully } from '../start/graceful-close'
import { listen } from '../start/listen'
import { buildMedia } from '../start/media'
import { becomeReady, followBrands, openOperations, type RoleContext } from './role'

/** Opens the media host. @param allows whether a brand lets pages of an origin in */
export async function serveMedia(
  { env, program, readiness, telemetry }: RoleContext,
  allows: (origin: string) => boolean,
): Promise<string> {
  const objects = objectsOf(env, storeChangesTo({ warn: (detail, text) => media.log.warn(detail, text) }))
  const media: FastifyInstance = await buildMedia(env, {
    ...{ allows, readiness, objects, MEDIA_CACHE_MB: env.MEDIA_CACHE_MB },
    ...(telemetry && { telemetry }),
  })
  program.closers.add(() => closeGracefully(media))
  const port = await listen(media, env.HOST, env.MEDIA_PORT, 'MEDIA_PORT')
  return env.MEDIA_ORIGIN ?? `http://localhost:${port}`
}

/**
 * The media host alone: it needs no database. Where it has one, pages of brands that are published there may draw its pictures.
 * @returns its address
 */
export async function serveMediaAlone(context: RoleContext): Promise<string> {
  const { env, program, readiness } = context
  if (env.DATABASE_URL) {
    const db = connect({ connectionString: env.DATABASE_URL, max: 1, ...SERVER_DEADLINES })
    program.closers.add(() => db.$client.end())
    await followBrands(context, db)
  }
  const brands = brandsOf(env, program.warn)
  await openOperations(context, { pools: [], readiness, missing: () => [] })
  const address = await serveMedia(context, (origin) => brands.allows(origin))
  becomeReady(context, () => Promise.resolve())
  return address
}
