import { OPERATIONS, type OperationId } from '@yawmi/contract'
import { endpoints, floorOf } from '@yawmi/contract/schemas'

/** The path of each call, and 1 where subscribers alone may send it. */
type FirstCalls = Partial<Record<OperationId, readonly [path: string, isForSubscribers: 0 | 1]>>

const isForVisitors = (id: OperationId) => ['public', 'visitor'].includes(floorOf(endpoints[id].access))

/** A screen's first calls, for the page to send before the shell is there; only those that read, and need no parameter. */
export function firstCalls(operations: readonly string[] = []): FirstCalls | undefined {
  const calls = operations
    .filter((id): id is OperationId => Object.hasOwn(OPERATIONS, id))
    .filter((id) => OPERATIONS[id][0] === 'GET' && !OPERATIONS[id][1].includes(':'))
    .map((id) => [id, [OPERATIONS[id][1], isForVisitors(id) ? 0 : 1]] as const)
  return calls.length === 0 ? undefined : Object.fromEntries(calls)
}
