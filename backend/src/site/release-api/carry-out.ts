import { FRESH_MS } from '@yawmi/releases/https/interface'
import { Refusal } from '@yawmi/releases/refusal'
import { isSignedBy, type PrivateKey, type Signer } from '@yawmi/releases/release-keys'
import type { Done } from '@yawmi/releases/store/store-in'
import type { Admitted } from './admitted'
import type { ActRequest, CallBody } from './request-schema'
import { serversStore } from './servers-store'
import type { SentArchive, Uploads } from './uploads'

/** The site whose releases are acted on. */
export interface ReleasingSite {
  folder: string
  keysFolder: string
  dataDir: string
  uploads: Pick<Uploads, 'folderOf' | 'remove'>
}

/** The site's store for whoever holds a key, who signs elsewhere. Nobody is waited for: the command tries again. */
export const storeFor = (
  { folder, keysFolder, dataDir }: Omit<ReleasingSite, 'uploads'>,
  at = new Date(),
  signer?: Signer,
) => serversStore(folder, { keysFolder, dataDir, at, signer })

/** The list as its file has it. */
export const listOf = (site: Omit<ReleasingSite, 'uploads'>) => storeFor(site).read() as { serial?: number }

/** The archive that is to be published. */
export const archiveOf = ({ remote, options }: Extract<ActRequest, { command: 'publish' }>): SentArchive => ({
  remote,
  digest: options.archive,
})

/** What a call answers: an act's line of the record to be signed, or what was done. */
export type Answer = { done: Done } | { line: string; at: string }

/**
 * Carries out an act in two calls. The first judges it and drafts its line of the record; the second has that line signed, which
 * names the line before, and does it where the draft is still the same. So no key leaves its team, no act is done twice, and none
 * that was judged by another list.
 * @throws Refusal as the command has it for a folder
 */
export async function carryOut(
  site: ReleasingSite,
  who: Admitted & { request: ActRequest },
  signed: Pick<CallBody, 'at' | 'line' | 'lineSignature'>,
): Promise<Answer> {
  const { options } = who.request
  const removeArchive = () => who.request.command === 'publish' && site.uploads.remove(archiveOf(who.request))
  try {
    const answer = await draftOrDo(site, who, signed)
    if ('done' in answer && !options.dryRun) removeArchive()
    return answer
  } catch (error) {
    // What was refused for what it is does not come again.
    if (!(error instanceof Refusal && error.reason === 'conflict')) removeArchive()
    throw error
  }
}

async function draftOrDo(
  site: ReleasingSite,
  { key, request }: Admitted & { request: ActRequest },
  { at, line, lineSignature }: Pick<CallBody, 'at' | 'line' | 'lineSignature'>,
): Promise<Answer> {
  const now = new Date()
  const { dryRun } = request.options
  const signerOf = (sign: Signer['sign']): Signer => ({
    kid: key.kid,
    team: key.team,
    key: key as unknown as PrivateKey,
    sign,
  })
  if (dryRun || at === undefined || line === undefined || lineSignature === undefined) {
    let draft = ''
    const store = storeFor(site, now, signerOf(unsigned))
    const done = await act(store, request, site.uploads, { dryRun: true, onDraft: (text) => (draft = text) })
    return dryRun ? { done } : { line: draft, at: now.toISOString() }
  }
  if (Math.abs(now.getTime() - Date.parse(at)) > FRESH_MS)
    throw new Refusal('conflict', 'the act was drafted long ago; try again')
  if (!isSignedBy(key, line, lineSignature))
    throw new Refusal('identity', 'the signature of the act does not hold: nothing is changed')
  const sign = (text: string) => {
    if (text === line) return lineSignature
    throw new Refusal('conflict', 'somebody acted meanwhile: nothing is changed; try again')
  }
  const done = await act(storeFor(site, new Date(at), signerOf(sign)), request, site.uploads, {})
  return { done }
}

const unsigned = (): string => {
  throw new Error('a draft is not signed')
}

type Store = ReturnType<typeof storeFor>

/** One act of the store, with no more allowed than the request may ask for. */
function act(
  store: Store,
  request: ActRequest,
  uploads: ReleasingSite['uploads'],
  mode: { dryRun?: boolean; onDraft?: (text: string) => void },
): Promise<Done> {
  const { remote, version, options } = request
  const allowed = { ...mode, reason: options.reason, serial: options.serial }
  switch (request.command) {
    case 'publish': {
      const { declaration, candidate, dropRoutes, skipped } = request.options
      const release = {
        version: request.version,
        declaration: declaration as never,
        from: uploads.folderOf(archiveOf(request)),
        candidate,
      }
      return store.publish(remote, release, { ...allowed, dropRoutes, skipped })
    }
    case 'promote':
      return store.promote(remote, version, { ...allowed, dropRoutes: request.options.dropRoutes })
    case 'rollback':
      return store.rollBack(remote, { ...allowed, to: version })
    case 'canary': {
      const { share, brands, testers, together } = request.options
      const to = {
        ...(share !== undefined && { share }),
        ...(brands && { brands }),
        ...(testers && { testers }),
        together,
      }
      return store.canary(remote, version, to, allowed)
    }
    case 'withdraw':
      return store.withdraw(remote, { ...allowed, isGood: request.options.isGood })
    case 'hold':
      return store.hold(remote, allowed)
    case 'pin':
    case 'unpin':
      return store.pin(remote, request.version, { ...allowed, off: request.command === 'unpin' })
    case 'retire':
      return store.retire(remote, request.version, { ...allowed, on: request.options.on })
  }
}
