import type { Db } from '../infrastructure/db/connect'
import { objectsOf } from '../infrastructure/objects/objects-of'
import { SharedReleases } from '../infrastructure/releases/shared-releases'
import type { RoleContext } from './role'

/** Keeps the releases that all hosts share in this one's data folder; nothing where it serves those of its own folder. */
export async function followReleases({ env, program }: RoleContext, db: Db): Promise<SharedReleases | undefined> {
  if (env.RELEASES !== 'shared') return undefined
  const shared = SharedReleases.of(env, db, objectsOf(env), (message) => program.print(message))
  program.closers.add(() => shared.published.stop())
  await shared.published.start()
  return shared
}
