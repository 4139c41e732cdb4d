import { FieldSummary } from '../domain/field-data/field-summary'
import type { Db } from '../infrastructure/db/connect'
import { objectsOf } from '../infrastructure/objects/objects-of'
import { SharedReleases } from '../infrastructure/releases/shared-releases'
import type { RoleContext } from './role'

/** Keeps the releases that all hosts share in this one's data folder; nothing where it serves those of its own folder. */
export async function followReleases({ env, program }: RoleContext, db: Db): Promise<SharedReleases | undefined> {
  if (env.RELEASES !== 'shared') return undefined
  const { warn } = program
  const shared = SharedReleases.of(env, db, objectsOf(env), warn)
  program.closers.add(() => shared.published.stop())
  await shared.published.start()
  // By it an act leaves the files of versions that pages still load; a job writes it again a minute later.
  await new FieldSummary(db, shared.folder, warn).write().catch((error: Error) => warn(`field data: ${error.message}`))
  return shared
}
