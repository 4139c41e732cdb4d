import multipart from '@fastify/multipart'
import { DESIGN_MAX_BYTES, PAGE_SIZE } from '@yawmi/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import { replies } from '../../../lib/copy/ar'
import { ApiError } from '../../../lib/errors'
import { whenClosed } from '../../endpoint/when-closed'
import { DesignRows } from '../../../domain/designs/design-rows'
import { networkOf } from '../../../lib/network-of'
import type { LimitOptions } from '../../plugins/limits'
import { subscriberOf } from '../../plugins/viewer'
import { presentSavedDesign } from '../../presenters/saved-design'
import type { DesignFiles } from '../../../infrastructure/uploads/design-files'
import type { Db } from '../../../infrastructure/db/connect'
import type { Env } from '../../../infrastructure/env'
import { dropWork } from '../../../infrastructure/job-queue/job-queue'
import { redraw, thumbnailOf } from '../../../infrastructure/uploads/redraw'
import { UploadSlots } from '../../../infrastructure/uploads/slots'
import { Spool } from '../../../infrastructure/uploads/spool'
import { pageMeta, pageRequest } from '../content/paging'
import { endpoint } from '../../endpoint/endpoint'
import { documentOf } from './document'
import { contentOf, formLimits, readForm } from './form'
import { admitDesign } from './quota'
import { saveDesign, type SaveDeps } from './save-design'

/** Designs that are in memory at once, whole or redrawn. */
const MAX_IN_MEMORY = 8
/** A picture, and its document. */
const MAX_FORM_BYTES = 2 * DESIGN_MAX_BYTES

/** Of one subscriber, from whatever address: drawing a picture anew costs more than any other call. */
const LIMIT: LimitOptions = {
  max: 30,
  timeWindow: 60_000,
  // It is known then who asks.
  hook: 'preParsing',
  keyGenerator: (request: FastifyRequest) => subscriberOf(request.viewer).id,
}

interface DesignDeps {
  db: Db
  env: Pick<Env, 'dataDir'>
  now: () => Date
  designFiles: DesignFiles
}

/** Saved designs; a subscriber sees, adds to and deletes their own only. */
export const designRoutes: FastifyPluginAsync<DesignDeps> = async (app, { db, env, now, designFiles }) => {
  const designs = new DesignRows(db, now)
  const saving = { designs, designFiles, admit: admitDesign, thumbnailOf }

  endpoint(app, 'designs', async ({ viewer, query }) => {
    const page = pageRequest(query, PAGE_SIZE.designs)
    const { rows, total } = await designs.page(subscriberOf(viewer).id, query.design_type, page)
    return { data: rows.map(presentSavedDesign), meta: pageMeta(page, total) }
  })

  endpoint(app, 'deleteSavedDesign', async ({ viewer, params }) => {
    const { design, queued } = await designs.remove(subscriberOf(viewer).id, params.id)
    // Where the store is away, the queued job removes them.
    await designFiles.erase(design).then(
      () => dropWork(db, queued),
      () => {},
    )
    return { message: replies.designDeleted }
  })

  endpoint(app, 'renameSavedDesign', async ({ viewer, params, body }) => ({
    data: presentSavedDesign(await designs.rename(subscriberOf(viewer).id, params.id, body.name)),
  }))

  endpoint(app, 'designDocument', async ({ viewer, params }) => {
    const { documentPath } = await designs.own(subscriberOf(viewer).id, params.id)
    if (documentPath === null) throw new ApiError('not_found')
    return { data: { uuid: params.id, document: (await designFiles.read(documentPath)).toString('utf8') } }
  })

  endpoint(
    app,
    'copySavedDesign',
    async ({ viewer, params, body: { key } }) => {
      const { id: subscriberId } = subscriberOf(viewer)
      const { type, name, isNamed, path, documentPath } = await designs.own(subscriberId, params.id)
      // Where the answer to the first request was lost.
      const copied = await designs.byKey(db, subscriberId, key)
      if (copied) return { data: presentSavedDesign(copied) }
      const picture = await designFiles.read(path)
      const document = documentPath === null ? undefined : await designFiles.read(documentPath)
      const row = await saveDesign(saving, { subscriberId, type, name, isNamed, key, picture, document })
      return { data: presentSavedDesign(row) }
    },
    { limit: LIMIT },
  )

  await app.register((scope) => savingRoute(scope, saving, new Spool(env.dataDir)))
}

/** `POST /designs`: its form is received in a spool, and judged when all of it is there. */
async function savingRoute(app: FastifyInstance, saving: SaveDeps, spool: Spool): Promise<void> {
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
      const { design_type: type, name = null, key = null, replaces } = body
      return inMemory(async () => {
        const document = body.document && documentOf(await contentOf(body.document))
        const picture = await redraw(await contentOf(body.image))
        const design = { subscriberId, type, name, isNamed: false, key, replaces, picture, document }
        const row = await saveDesign(saving, design)
        return { data: presentSavedDesign(row) }
      })
    },
    {
      limit: LIMIT,
      readBody: async (request, reply) => {
        const release = slots.take(subscriberOf(request.viewer).id, networkOf(request.ip))
        const spooled = [spool.file(), spool.file()]
        whenClosed(reply.raw, () => {
          release()
          for (const file of spooled) void file.close()
        })
        await saving.designFiles.assertRoom(slots.count * MAX_FORM_BYTES)
        request.body = await readForm(request, ...spooled)
      },
    },
  )
}
