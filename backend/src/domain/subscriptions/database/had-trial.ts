import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Db } from '../../../infrastructure/db/connect'
import { subscribers, trials } from '../../../infrastructure/db/schema/base'
import type { NumberKeys } from '../../keys/keys'

/** Whether a number that does not subscribe has had its trial: it is charged as soon as it subscribes again. */
export async function hadTrial(db: Db, msisdn: string, numberKeys: NumberKeys): Promise<boolean> {
  const subscriber = db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.msisdn, msisdn))
  const [trial] = await db
    .select({ startedAt: trials.startedAt })
    .from(trials)
    .where(and(inArray(trials.numberKey, [...numberKeys]), notExists(subscriber)))
    .limit(1)
    .prepare(`had_trial_${numberKeys.length}`)
    .execute()
  return trial !== undefined
}
