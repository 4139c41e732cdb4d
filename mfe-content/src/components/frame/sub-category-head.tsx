import type { Category, CategoryKind, Page } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import type { Endless } from '../../hooks/use-endless'
import { LineSkeleton } from '../skeletons/text-skeleton'
import { subCategoriesOptions } from '../../lib/queries/sub-categories.resource'

type SubCategoryPage = Page<unknown> & { sub_category: Pick<Category, 'name' | 'description'> }

/** What stands over a sub-category's list: said by the list itself, or sooner by the tiles for who came by them. */
export function useSubCategoryHead(
  kind: CategoryKind,
  uuid: string,
  list: Pick<Endless<unknown, SubCategoryPage>, 'head' | 'error'>,
) {
  const tile = useQuery(subCategoriesOptions(useApi(), kind)).data?.find((category) => category.uuid === uuid)
  const category = list.head?.sub_category ?? tile
  return {
    /** Undefined while nobody has said it. */
    name: category?.name,
    description: category?.description ?? (!list.head && !list.error && <SubCategoryLineSkeleton />),
    /** What its tile showed, for who came by the tiles. */
    tile,
  }
}

/** Keeps the description's line while it is on its way. */
export const SubCategoryLineSkeleton = () => <LineSkeleton width="16rem" />
