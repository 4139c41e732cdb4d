import { FRESH_MS } from '@yawmi/releases/https/interface'
import { isRequestSignedBy } from '@yawmi/releases/https/signed-request'
import { roleOf, WITHDRAW } from '@yawmi/releases/record'
import { Refusal } from '@yawmi/releases/refusal'
import { type Role, type TrustedKey, trustedIn, whyNot } from '@yawmi/releases/release-keys'
import { orUndefined } from '../../lib/or-undefined'
import { type ReleaseRequest, requestSchema, type Signed } from './request-schema'

/** A request by somebody who may make it. */
export interface Admitted {
  key: TrustedKey
  request: ReleaseRequest
}

const HOW = 'docs/releasing.md says how to get a key'

/**
 * Reads a request of a key that this site trusts, for the remotes and the role that it is about: nothing else of it counts.
 * @param site this site's origin
 * @throws Refusal that says why it is not made
 */
export function admitted(signed: Signed, { site, keysFolder, now }: { site: string; keysFolder: string; now: Date }) {
  const trusted = trustedIn(keysFolder)
  if (!trusted)
    throw new Refusal(
      'identity',
      `${site} trusts no key yet, and so takes no releases over HTTPS: whoever runs it trusts one by ` +
        'npm run release -- key trust <public file>',
    )
  const content = orUndefined(() => JSON.parse(signed.request) as Record<string, unknown>)
  const kid = typeof content?.kid === 'string' ? content.kid : ''
  const key = trusted.find((one) => one.kid === kid)
  const refuse = (why: string, remote?: string, what = HOW) => {
    throw new Refusal('identity', `${remote ?? 'the list'} is left as it is: ${why}. ${what}`)
  }
  if (!key) return refuse(`this site does not trust the key ${JSON.stringify(kid.slice(0, 8))}`)
  if (!isRequestSignedBy(key, signed)) return refuse('the signature of the request does not hold: it was changed')
  const parsed = requestSchema.safeParse(content)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Refusal('state', `the request is not understood: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const request = parsed.data
  const remote = 'remote' in request ? request.remote : undefined
  if (request.site !== site)
    refuse(`the request is signed for ${request.site}, and this is ${site}`, remote, `Address it so: --site ${site}`)
  if (Math.abs(now.getTime() - Date.parse(request.at)) > FRESH_MS)
    refuse(
      `the request was signed at ${request.at}, and here it is ${now.toISOString()}: it is a copy of an old one, or a clock is wrong`,
      remote,
      'Set the clock, and try again',
    )
  const role = roleFor(request) ?? key.roles[0]!
  const why = whyNot(key, { remotes: remote === undefined ? [] : [remote], role, at: now })
  if (why) refuse(why, remote)
  return { key, request }
}

/** What a key must be allowed for a request; any key may read. Whether a version becomes current is judged by the store. */
function roleFor({ command }: ReleaseRequest): Role | undefined {
  if (command === 'status' || command === 'log') return undefined
  if (command === 'upload' || command === 'publish') return 'publish'
  return command === WITHDRAW ? roleOf(WITHDRAW) : 'promote'
}
