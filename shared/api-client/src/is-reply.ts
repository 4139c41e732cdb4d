import { OPERATIONS, type OperationId } from '@yawmi/contract'

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], value)

/** Whether what came with a success is the operation's own: a captive portal or a proxy answers 200 and JSON of its own. */
export function isReply(operation: OperationId, reply: unknown): boolean {
  const mark = OPERATIONS[operation][2]
  if (mark !== 'rows' && mark !== 'page') return at(reply, mark) !== undefined
  const rows = at(reply, 'data')
  const isPage = mark === 'rows' || typeof at(reply, 'meta.last_page') === 'number'
  return isPage && Array.isArray(rows) && rows.every((row) => at(row, 'uuid') !== undefined)
}
