import type { ReactNode } from 'react'
import { CopyCard } from './copy-card'
import { EndlessList } from '../endless-list/endless-list'
import { COLUMNS, useColumns } from '../../hooks/use-columns'
import type { Endless } from '../../hooks/use-endless'
import type { TextItem } from '../../lib/items/text-item'
import { MarkedText } from './marked-text'
import { TextCardsSkeleton } from './text-cards-skeleton'

export interface TextCardsProps {
  kind: 'message' | 'joke'
  id: string
  label: string
  list: Endless<TextItem>
  /** The category's own colour. */
  color?: string
  /** Words to highlight, as `foldText` folds them. */
  words?: readonly string[]
  empty?: ReactNode
}

/** Short texts as cards, each copied by a tap; further ones load while the page is scrolled. */
export function TextCards({ kind, id, label, list, color, words, empty }: TextCardsProps) {
  const columns = useColumns(COLUMNS.texts)
  return (
    <EndlessList
      id={id}
      label={label}
      list={list}
      columns={columns}
      empty={empty}
      skeleton={<TextCardsSkeleton />}
      render={({ uuid, text }) => (
        <CopyCard item={{ kind, uuid, text, more: '' }} color={color}>
          <MarkedText text={text} words={words} />
        </CopyCard>
      )}
    />
  )
}
