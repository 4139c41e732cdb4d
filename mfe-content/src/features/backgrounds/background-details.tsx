import { useMemo } from 'react'
import { PAGE_SIZE, type Background } from '@yawmi/contract'
import { useApi, useParams } from '@yawmi/remote-kit'
import { useWords } from '../../copy/use-words'
import { useEndless } from '../endless-list/use-endless'
import { ScreenFrame } from '../frame/screen-frame'
import { useSubCategoryHead } from '../sub-categories/sub-category-head'
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
  const { name = words.backgrounds, description } = useSubCategoryHead('images', uuid, list)
  return (
    <ScreenFrame title={name} description={description} back={{ name: 'images' }}>
      <BackgroundsGrid id={`backgrounds/${uuid}`} label={name} list={list} />
    </ScreenFrame>
  )
}
