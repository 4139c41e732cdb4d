import type { Env } from '../../infrastructure/env'
import { StartError } from '../../lib/start-error'

/** @throws StartError when the database is a server of the operator's own */
export function assertEmbedded({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>): void {
  if (DATABASE_URL)
    throw new StartError(
      'DATABASE_URL is set: that PostgreSQL server is backed up and restored by pgbackrest (docs/operating.md, "Backups").',
    )
}

/** With one decimal. */
export const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
