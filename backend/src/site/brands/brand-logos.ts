import path from 'node:path'
import { LOGO_LIMIT, LOGO_TYPES, logoFileFault, logoType } from '@yawmi/brand/schema'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../lib/errors'
import { orUndefined } from '../../lib/or-undefined'
import { brandFolders } from '../../infrastructure/brands/brands'
import { readBounded } from '../../infrastructure/brands/own-files'
import type { SiteParts } from '../parts/site-parts'
import { sendForAllOrigins } from '../embed/send-for-all-origins'
import { tagOf } from '../releases/file-digests'

/** A logo may be changed under its name; browsers ask whether it was. */
const CACHING = 'no-cache'
/** What one visitor previews is nothing to others, nor to them once it is over. */
const OF_A_PREVIEW = 'private, no-store'

/** Nothing in an SVG that is opened by itself may run or load. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * `/brands/<id>/<name>`: the files of carriers' logos, which lie in a folder of the brand's id beside its file. One that is no
 * picture, or too large, is not there.
 */
export async function brandLogos(app: FastifyInstance, { env, brandPreviews }: SiteParts): Promise<void> {
  const folders = brandFolders(env)
  app.get<{ Params: { brand: string; name: string } }>('/brands/:brand/:name', async (request, reply) => {
    const { params } = request
    const type = logoType(params.name)
    const previewed = type && (await brandPreviews.file(request, params.brand, params.name))
    const isBrand = /^[a-z][a-z0-9-]*$/.test(params.brand)
    const file = previewed ?? (type && isBrand ? readFirst(folders, params) : undefined)
    if (!type || !file) throw new ApiError('not_found')
    const fault = logoFileFault(params.name, file)
    if (fault) {
      app.log.warn(`logo ${params.brand}/${params.name} is not served: it ${fault}`)
      throw new ApiError('not_found')
    }
    reply
      .type(LOGO_TYPES[type])
      .header('cache-control', previewed ? OF_A_PREVIEW : CACHING)
      .header('content-security-policy', POLICY)
    return sendForAllOrigins({ bytes: file, etag: tagOf(file) }, request, reply)
  })
}

/** A file of a later folder comes before that of an earlier one. */
function readFirst(folders: readonly string[], { brand, name }: { brand: string; name: string }): Buffer | undefined {
  for (const folder of folders.toReversed()) {
    const file = orUndefined(() => readBounded(path.join(folder, brand, name), LOGO_LIMIT))
    if (file) return file
  }
  return undefined
}
