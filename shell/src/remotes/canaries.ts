import type { RemoteName } from '@yawmi/contract'
import {
  BUCKET_COOKIE,
  bucketOf,
  BUCKETS,
  type ChosenList,
  chooseVersions,
  TESTER_COOKIE,
} from '@yawmi/contract/canary'
import type { SignedList } from '@yawmi/contract/signed-list'
import { guardedStorage } from '@yawmi/lib'

const YEAR_S = 365 * 24 * 60 * 60

/** Which versions this device gets of a release list. */
export interface Canaries {
  /** The list with this device's canaries in front. */
  choose: <L extends SignedList>(list: L) => L & ChosenList
  /** Whether a version is one that only a part of the visitors gets. */
  isCanary: (remote: RemoteName, version: string) => boolean
}

/** @param brand id of the page's brand */
export function createCanaries(brand: string): Canaries {
  let chosen: ChosenList['chosen']
  return {
    choose(list) {
      const hasShares = Object.values(list.canaries ?? {}).some(({ share }) => share)
      const visitor = { brand, bucket: hasShares ? deviceBucket() : undefined, tested: cookie(TESTER_COOKIE) }
      const choice = chooseVersions(list, visitor)
      chosen = choice.chosen
      return choice as typeof list & ChosenList
    },
    isCanary: (remote, version) => chosen?.[remote] === version,
  }
}

/**
 * The number that this device has drawn, with the first list that gives a version to a share of devices. The server reads it in
 * a cookie, and chooses the same. A device that keeps nothing draws none, for it would change versions with every page.
 */
function deviceBucket(): number | undefined {
  const storage = guardedStorage('localStorage')
  const known = bucketOf(storage.get(BUCKET_COOKIE)) ?? bucketOf(cookie(BUCKET_COOKIE))
  const bucket = known ?? Math.floor(Math.random() * BUCKETS)
  if (!storage.set(BUCKET_COOKIE, String(bucket))) return known
  if (cookie(BUCKET_COOKIE) !== String(bucket)) {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${BUCKET_COOKIE}=${bucket}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`
  }
  return bucket
}

const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
