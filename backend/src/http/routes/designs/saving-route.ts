import multipart from '@fastify/multipart'
import { DESIGN_MAX_BYTES } from '@yawmi/contract'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import type { DesignRows } from '../../../domain/designs/design-rows'
import type { LimitOptions } from '../../plugins/limits'
import { networkOf } from '../../../lib/network-of'
import { subscriberOf } from '../../plugins/viewer'
import { presentSavedDesign } from '../../presenters/saved-design'
import type { DesignFiles } from '../../../infrastructure/uploads/design-files'
import { redraw } from '../../../infrastructure/uploads/redraw'
import { UploadSlots } from '../../../infrastructure/uploads/slots'
import type { Spool } from '../../../infrastructure/uploads/spool'
import { endpoint } from '../../endpoint/endpoint'
import { documentOf } from './document'
import { contentOf, formLimits, readForm } from './form'
import { saveDesign } from './save-design'

/** Designs that are in memory at once, whole or redrawn. */
const MAX_IN_MEMORY = 8
/** A picture, and its document. */
const MAX_FORM_BYTES = 2 * DESIGN_MAX_BYTES

interface SavingDeps {
  designs: DesignRows
  designFiles: DesignFiles
  spool: Spool
  limit: LimitOptions
}

/** `POST /designs`: its form is received in a spool, and judged when all of it is there. */
export async function savingRoute(app: FastifyInstance, { spool, limit, ...deps }: SavingDeps): Promise<void> {
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
      const { design_type: type, name = null, key = null } = body
      return inMemory(async () => {
        const document = body.document && documentOf(await contentOf(body.document))
        const picture = await redraw(await contentOf(body.image))
        const row = await saveDesign(deps, { subscriberId, type, name, key, picture, document })
        return { data: presentSavedDesign(row) }
      })
    },
    {
      limit,
      readBody: async (request, reply) => {
        const release = slots.take(subscriberOf(request.viewer).id, networkOf(request.ip))
        const spooled = [spool.file(), spool.file()]
        reply.raw.once('close', () => {
          release()
          for (const file of spooled) void file.close()
        })
        await deps.designFiles.assertRoom(slots.count * MAX_FORM_BYTES)
        request.body = await readForm(request, ...spooled)
      },
    },
  )
}
