import { useMemo } from 'react'
import { useApi, useRole } from '@yawmi/remote-kit'
import { Skeleton } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { EndlessList } from '../endless-list/endless-list'
import { GridSkeleton } from '../endless-list/grid-skeleton'
import { useColumns } from '../endless-list/use-columns'
import { useEndless } from '../endless-list/use-endless'
import { ScreenFrame } from '../frame/screen-frame'
import { QuoteCard } from './quote-card'
import { toQuoteItem } from './quote-item'
import { quotesPage } from './quotes.resource'

/** Every quote, each copied by a tap. */
export function QuotesList() {
  const api = useApi()
  const role = useRole()
  const words = useWords()
  const columns = useColumns([1, 2, 2])
  const source = useMemo(
    () => ({
      key: ['content', 'quotes', role],
      fetchPage: (page: number, signal: AbortSignal) => quotesPage(api, role, { page, signal }),
    }),
    [api, role],
  )
  const list = useEndless(source, toQuoteItem)
  return (
    <ScreenFrame title={words.quotes} description={words.quotesIntro} back={{ name: 'home' }}>
      <EndlessList
        id={`quotes/${role}`}
        label={words.quotes}
        list={list}
        columns={columns}
        skeleton={
          <GridSkeleton columns={columns} count={8}>
            {() => <Skeleton shape="tile" height="168px" />}
          </GridSkeleton>
        }
        render={(quote) => <QuoteCard quote={quote} />}
      />
    </ScreenFrame>
  )
}
