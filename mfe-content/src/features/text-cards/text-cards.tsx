import type { ReactNode } from 'react'
import { Skeleton } from '@yawmi/ui'
import { CopyCard } from '../copy-card/copy-card'
import { EndlessList } from '../endless-list/endless-list'
import { GridSkeleton } from '../endless-list/grid-skeleton'
import { useColumns } from '../endless-list/use-columns'
import type { Endless } from '../endless-list/use-endless'
import { MarkedText } from '../search/marked-text'

export interface TextItem {
  uuid: string
  text: string
}

export interface TextCardsProps {
  kind: 'message' | 'joke'
  id: string
  label: string
  list: Endless<TextItem>
  /** The category's own colour. */
  color?: string
  /** Folded words to mark. */
  words?: readonly string[]
  empty?: ReactNode
}

/** Short texts as cards, each copied by a tap, read on as the page is scrolled. */
export function TextCards({ kind, id, label, list, color, words, empty }: TextCardsProps) {
  const columns = useColumns([1, 2, 3])
  return (
    <EndlessList
      id={id}
      label={label}
      list={list}
      columns={columns}
      empty={empty}
      skeleton={
        <GridSkeleton columns={columns} count={8}>
          {() => <Skeleton shape="tile" height="148px" />}
        </GridSkeleton>
      }
      render={({ uuid, text }) => (
        <CopyCard item={{ kind, uuid, text, more: '' }} color={color}>
          <MarkedText text={text} words={words} />
        </CopyCard>
      )}
    />
  )
}
