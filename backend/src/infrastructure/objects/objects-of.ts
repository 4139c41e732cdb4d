import path from 'node:path'
import type { Env } from '../env'
import { FolderStore } from './folder-store'
import type { OnStoreChange } from './s3-guard'
import { S3Store } from './s3-store'

export type ObjectSettings = Pick<
  Env,
  'dataDir' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** The store that the settings name: a bucket, or the folder `media` of the data folder. */
export function objectsOf(env: ObjectSettings, onChange?: OnStoreChange): FolderStore | S3Store {
  return env.S3_BUCKET ? s3StoreOf(env, env.S3_BUCKET, onChange) : new FolderStore(path.join(env.dataDir, 'media'))
}

function s3StoreOf(env: ObjectSettings, bucket: string, onChange?: OnStoreChange): S3Store {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = env
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return new S3Store({ bucket, region, endpoint, credentials }, onChange)
}

/** The name of the bucket, where there is one. */
export const bucketOf = (env: ObjectSettings): string | undefined => (env.S3_BUCKET ? objectsOf(env).name : undefined)

/** The log's lines on a store that is away and back. */
export const storeChangesTo =
  (log: { warn: (detail: object, text: string) => void }): OnStoreChange =>
  (state, err) =>
    state === 'away'
      ? log.warn(
          { err },
          'the object store is away: designs cannot be saved, and only pictures in the cache are served',
        )
      : log.warn({}, 'the object store is back')
