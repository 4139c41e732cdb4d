import multipart from '@fastify/multipart'
import { DESIGN_MAX_BYTES, PAGE_SIZE } from '@yawmi/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import { replies } from '../../../lib/copy/ar'
import { DesignRows } from '../../../domain/designs/design-rows'
import type { LimitOptions } from '../../plugins/limits'
import { networkOf } from '../../../lib/network-of'
import { subscriberOf } from '../../plugins/viewer'
import { presentSavedDesign } from '../../presenters/saved-design'
import type { DesignFiles } from '../../../infrastructure/uploads/design-files'
import { contentOf, formLimits, readForm } from './form'
import type { Db } from '../../../infrastructure/db/connect'
import type { Env } from '../../../infrastructure/env'
import { redraw } from '../../../infrastructure/uploads/redraw'
import { UploadSlots } from '../../../infrastructure/uploads/slots'
import { Spool } from '../../../infrastructure/uploads/spool'
import { pageMeta, pageRequest } from '../content/paging'
import { endpoint } from '../../endpoint/endpoint'
import { admitDesign } from './quota'

/** Of one subscriber, from whatever address: drawing a picture anew costs more than any other call. */
const LIMIT: LimitOptions = {
  max: 30,
  timeWindow: 60_000,
  // It is known then who asks.
  hook: 'preParsing',
  keyGenerator: (request: FastifyRequest) => subscriberOf(request.viewer).id,
}

/** Pictures that are in memory at once, whole or redrawn. */
const MAX_IN_MEMORY = 8

interface DesignDeps {
  db: Db
  env: Pick<Env, 'dataDir'>
  now: () => Date
  designFiles: DesignFiles
}

/** Saved designs; a subscriber sees, adds to and deletes their own only. */
export const designRoutes: FastifyPluginAsync<DesignDeps> = async (app, { db, env, now, designFiles }) => {
  const designs = new DesignRows(db, now)

  endpoint(app, 'designs', async ({ viewer, query }) => {
    const page = pageRequest(query, PAGE_SIZE.designs)
    const { rows, total } = await designs.page(subscriberOf(viewer).id, query.design_type, page)
    return { data: rows.map(presentSavedDesign), meta: pageMeta(page, total) }
  })

  endpoint(app, 'deleteSavedDesign', async ({ viewer, params }) => {
    await designs.remove(subscriberOf(viewer).id, params.id, (path) => designFiles.erase(path))
    return { message: replies.designDeleted }
  })

  await app.register((scope) => savingRoute(scope, designs, designFiles, new Spool(env.dataDir)))
}

async function savingRoute(
  app: FastifyInstance,
  designs: DesignRows,
  designFiles: DesignFiles,
  spool: Spool,
): Promise<void> {
  const slots = new UploadSlots()
  const inMemory = pLimit(MAX_IN_MEMORY)
  // A form is the only body taken here.
  app.removeAllContentTypeParsers()
  await app.register(multipart, formLimits)

  endpoint(
    app,
    'saveDesign',
    async ({ viewer, body }) => {
      const { id: subscriberId } = subscriberOf(viewer)
      return inMemory(async () => {
        const bytes = await redraw(await contentOf(body.image))
        const path = designFiles.newPath(subscriberId)
        const design = { subscriberId, type: body.design_type, path, bytes: bytes.length }
        const row = await designs.add(
          design,
          (used) => admitDesign(used, bytes.length),
          () => designFiles.put(path, bytes),
        )
        return { data: presentSavedDesign(row) }
      })
    },
    {
      limit: LIMIT,
      readBody: async (request, reply) => {
        const release = slots.take(subscriberOf(request.viewer).id, networkOf(request.ip))
        const spooled = spool.file()
        reply.raw.once('close', () => {
          release()
          void spooled.close()
        })
        await designFiles.assertRoom(slots.count * DESIGN_MAX_BYTES)
        request.body = await readForm(request, spooled)
      },
    },
  )
}
