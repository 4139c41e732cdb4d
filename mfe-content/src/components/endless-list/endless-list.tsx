import type { ReactElement, ReactNode } from 'react'
import { ListFooter } from '@yawmi/ui/list-footer'
import { useStrings } from '../../copy/use-strings'
import { FailureState, NothingHere } from '../failure/failure-state'
import type { Endless } from '../../hooks/use-endless'
import { WindowedGrid } from './windowed-grid'

export interface EndlessListProps<T extends { uuid: string }> {
  id: string
  label: string
  list: Endless<T>
  columns: number
  /** The placeholder of the first screen of items. */
  skeleton: ReactNode
  /** Shown when the list has no rows; a common empty state by default. */
  empty?: ReactNode
  render: (item: T, index: number) => ReactElement
}

/** A list in each of its states: loading, failed, empty, or loaded, when further pages load while it is scrolled. */
export function EndlessList<T extends { uuid: string }>({
  id,
  label,
  list,
  columns,
  skeleton,
  empty = <NothingHere />,
  render,
}: EndlessListProps<T>) {
  const strings = useStrings()
  const { items, error, total, footer, loadMore, retry } = list
  if (error) return <FailureState error={error} onRetry={retry} />
  if (!items) return skeleton
  if (items.length === 0) return empty
  return (
    <>
      <WindowedGrid id={id} label={label} items={items} total={total} columns={columns} render={render} />
      <ListFooter footer={footer} loadMore={loadMore} length={items.length} strings={strings} />
    </>
  )
}
