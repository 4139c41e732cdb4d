import { useMemo } from 'react'
import { PAGE_SIZE, type Background } from '@yawmi/contract'
import { useApi, useParams } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useWords } from '../../copy/use-words'
import { useEndless } from '../endless-list/use-endless'
import { ScreenFrame } from '../frame/screen-frame'
import { subCategoriesOptions } from '../sub-categories/sub-categories.resource'
import { toBackgroundItem } from './background-item'
import { BackgroundsGrid } from './backgrounds-grid'

/** The wallpapers of one kind. */
export function BackgroundDetails() {
  const { uuid = '' } = useParams()
  const api = useApi()
  const words = useWords()
  const source = useMemo(
    () => ({
      key: ['content', 'backgrounds', uuid],
      fetchPage: (page: number, signal: AbortSignal) =>
        api.subCategoryContent<Background>(uuid, { page, limit: PAGE_SIZE.backgrounds, signal }),
    }),
    [api, uuid],
  )
  const list = useEndless(source, toBackgroundItem)
  const tile = useQuery(subCategoriesOptions(api, 'images')).data?.find((category) => category.uuid === uuid)
  const head = list.head?.sub_category
  const name = head?.name ?? tile?.name ?? words.backgrounds
  return (
    <ScreenFrame title={name} description={head?.description ?? tile?.description} back={{ name: 'images' }}>
      <BackgroundsGrid id={`backgrounds/${uuid}`} label={name} list={list} />
    </ScreenFrame>
  )
}
