import { GarbageError } from '@yawmi/api-client'
import type { Page } from '@yawmi/contract'

const isRow = (value: unknown) => typeof value === 'object' && value !== null && 'uuid' in value

/**
 * A proxy may answer JSON of its own: an answer that holds no rows is none of ours.
 * @throws GarbageError
 */
export async function expectRows<R extends { data: readonly unknown[] }>(reply: Promise<R>): Promise<R> {
  const { data } = await reply
  if (Array.isArray(data) && data.every(isRow)) return reply
  throw new GarbageError('garbage', 200)
}

/**
 * The same of one page of a longer list, which says how many there are.
 * @throws GarbageError
 */
export async function expectPage<P extends Page<unknown>>(reply: Promise<P>): Promise<P> {
  const { meta } = await expectRows(reply)
  if (typeof (meta as Partial<Page<unknown>['meta']> | undefined)?.last_page === 'number') return reply
  throw new GarbageError('garbage', 200)
}

/**
 * The same of an answer that is one row.
 * @throws GarbageError
 */
export async function expectRow<R extends { data: unknown }>(reply: Promise<R>): Promise<R> {
  if (isRow((await reply).data)) return reply
  throw new GarbageError('garbage', 200)
}
