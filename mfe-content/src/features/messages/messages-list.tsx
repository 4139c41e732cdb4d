import { useMemo } from 'react'
import type { Message } from '@yawmi/contract'
import { useApi, useParams } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Skeleton } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { CopyCard } from '../copy-card/copy-card'
import { EndlessList } from '../endless-list/endless-list'
import { GridSkeleton } from '../endless-list/grid-skeleton'
import { useColumns } from '../endless-list/use-columns'
import { useEndless } from '../endless-list/use-endless'
import { ScreenFrame } from '../frame/screen-frame'
import { subCategoriesOptions } from '../sub-categories/sub-categories.resource'
import { toMessageItem } from './message-item'

/** The messages of one occasion, each copied by a tap. */
export function MessagesList() {
  const { uuid = '' } = useParams()
  const api = useApi()
  const words = useWords()
  const columns = useColumns([1, 2, 3])
  const source = useMemo(
    () => ({
      key: ['content', 'messages', uuid],
      fetchPage: (page: number, signal: AbortSignal) => api.subCategoryContent<Message>(uuid, { page, signal }),
    }),
    [api, uuid],
  )
  const list = useEndless(source, toMessageItem)
  // The list's own answer has no colour; the tiles', which whoever came by them has already, do.
  const tile = useQuery(subCategoriesOptions(api, 'messages')).data?.find((category) => category.uuid === uuid)
  const head = list.head?.sub_category

  return (
    <ScreenFrame
      title={head?.name ?? tile?.name ?? words.messages}
      description={head?.description ?? tile?.description}
      back={{ name: 'messages_categories' }}
    >
      <EndlessList
        id={`messages/${uuid}`}
        label={head?.name ?? words.messages}
        list={list}
        columns={columns}
        skeleton={
          <GridSkeleton columns={columns} count={8}>
            {() => <Skeleton shape="tile" height="148px" />}
          </GridSkeleton>
        }
        render={(message) => (
          <CopyCard uuid={message.uuid} text={message.text} hint={words.copyMessage} color={tile?.color}>
            {message.text}
          </CopyCard>
        )}
      />
    </ScreenFrame>
  )
}
