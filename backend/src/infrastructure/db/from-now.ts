import { type SQL, sql } from 'drizzle-orm'

/** So many milliseconds from now by the database's clock, which all servers share. */
export const fromNow = (milliseconds: number): SQL =>
  sql`clock_timestamp() + ${milliseconds}::int * interval '1 millisecond'`
