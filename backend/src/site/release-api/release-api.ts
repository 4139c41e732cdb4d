import {
  ACTS_PATH,
  ARCHIVE_LIMITS,
  ARCHIVE_TYPE,
  REQUEST_HEADER,
  SIGNATURE_HEADER,
  tooLarge,
  UPLOADS_PATH,
} from '@yawmi/releases/https/interface'
import { Refusal } from '@yawmi/releases/refusal'
import { testerLink } from '@yawmi/releases/tester-link'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../lib/errors'
import type { SiteParts } from '../parts/site-parts'
import { releaseKeysFolder } from '../releases/release-keys-folder'
import { type Admitted, admitted } from './admitted'
import { type Answer, archiveOf, carryOut, listOf, storeFor } from './carry-out'
import { answerRefusals, refuseReadOnly } from './refusals'
import { bodySchema, type CallBody, type ReleaseRequest, type Signed, signedSchema } from './request-schema'
import { SharedUploads } from './shared-uploads'
import { Uploads } from './uploads'
import { listKeysFile } from '../../infrastructure/settings/list-keys-file'

/** From one network address in a minute: a publish is four calls, and each try of an act that was overtaken two more. */
const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } })
const ACTS = { ...perMinute(120), bodyLimit: 128 * 1024 }
const UPLOADS = perMinute(30)

/**
 * Takes releases from teams over HTTPS (docs/adr/0106). Each call is signed by a team's key, and nothing of it that costs more
 * than the signature is looked at before that. Off unless RELEASES_OVER_HTTPS is on.
 */
export async function releaseApi(app: FastifyInstance, { env, releases, sharedReleases }: SiteParts): Promise<void> {
  if (env.RELEASES_OVER_HTTPS !== 'on') return
  const { folder } = releases
  const own = new Uploads(folder)
  const shared = sharedReleases && new SharedUploads(own, sharedReleases.objects)
  const uploads = shared ?? own
  const site = () => ({ folder, keysFolder: releaseKeysFolder(env), dataDir: env.dataDir })
  const admit = (signed: Signed) =>
    admitted(signed, { site: env.siteOrigin, keysFolder: site().keysFolder, now: new Date() })

  answerRefusals(app)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  // An archive is unpacked as it comes.
  app.addContentTypeParser(ARCHIVE_TYPE, (_request, payload, done) => done(null, payload))

  app.post(ACTS_PATH, ACTS, async ({ body, log }) => {
    const call = bodySchema.safeParse(body)
    if (!call.success) throw new ApiError('validation')
    const who = admit(call.data)
    const answer = await answerTo(who, call.data)
    if ('done' in answer && call.data.line !== undefined) {
      const { request, key } = who
      log.info({ ...answer.done, command: request.command, key: key.kid.slice(0, 8) }, 'a release over HTTPS')
    }
    return { ok: true, ...answer }
  })

  app.post(UPLOADS_PATH, UPLOADS, async ({ headers, raw }) => {
    const { request } = admit(signedIn(headers))
    if (request.command !== 'upload') throw new Refusal('state', 'the request is not understood: it is no upload')
    refuseUpload(request)
    const { remote, version, options } = request
    const { bytes, digest } = options
    if (headers['content-length'] !== undefined && Number(headers['content-length']) !== bytes)
      throw new Refusal('files', 'the archive has not the length that was signed')
    // What is refused is answered all the same: the connection outlives an archive that was read in part.
    const body = raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
    await uploads.take(body, { what: `${remote} ${version}`, remote, bytes, digest })
    return { ok: true }
  })

  async function answerTo({ request, key }: Admitted, call: CallBody) {
    switch (request.command) {
      case 'status':
        return { overview: storeFor(site()).overview() }
      case 'log':
        return { acts: storeFor(site()).log(), ...(request.options.verify && { faults: storeFor(site()).faults() }) }
      case 'testers': {
        const keysFile = listKeysFile(env)
        const { days } = request.options
        return { link: testerLink(listOf(site()), request.remote, { keysFile, origin: env.siteOrigin, days }) }
      }
      case 'upload':
        refuseUpload(request)
        return { isThere: await uploads.has({ remote: request.remote, digest: request.options.digest }) }
      default:
        refuseReadOnly(folder)
        return carry({ key, request }, call)
    }
  }

  /** On this host's own releases, or in a draft of those that all hosts share. */
  function carry(who: Parameters<typeof carryOut>[1], call: CallBody): Promise<Answer> {
    if (!sharedReleases || !shared) return carryOut({ ...site(), uploads: own }, who, call)
    return sharedReleases.act(async (draft) => {
      if (who.request.command === 'publish') await shared.bring(archiveOf(who.request), draft)
      return carryOut({ ...site(), folder: draft.dist, uploads: shared.copiesFor(draft) }, who, call)
    })
  }

  /** What an upload is refused for, whatever is in it. */
  function refuseUpload({ options: { bytes, serial } }: Extract<ReleaseRequest, { command: 'upload' }>): void {
    refuseReadOnly(folder)
    if (bytes > ARCHIVE_LIMITS.bytes) throw new Refusal('files', tooLarge(bytes))
    const now = listOf(site()).serial ?? 0
    if (serial !== undefined && serial !== now)
      throw new Refusal('conflict', `the list has serial ${now}, not ${serial}: somebody acted meanwhile`)
  }
}

function signedIn(headers: Record<string, string | string[] | undefined>): Signed {
  const signed = signedSchema.safeParse({
    request: Buffer.from(String(headers[REQUEST_HEADER]), 'base64url').toString(),
    signature: headers[SIGNATURE_HEADER],
  })
  if (!signed.success) throw new ApiError('validation')
  return signed.data
}
