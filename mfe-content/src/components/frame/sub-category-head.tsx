import type { Category, CategoryKind, Page } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import type { Endless } from '../../hooks/use-endless'
import { LineSkeleton } from '../skeletons/text-skeleton'
import { subCategoriesOptions } from '../../lib/queries/sub-categories.resource'

type SubCategoryPage = Page<unknown> & { sub_category: Pick<Category, 'name' | 'description'> }

/**
 * The heading of a sub-category's list, as the list's own answer gives it. Visitors who came by its tile see what the
 * tile showed until then.
 */
export function useSubCategoryHead(
  kind: CategoryKind,
  uuid: string,
  list: Pick<Endless<unknown, SubCategoryPage>, 'head' | 'error'>,
) {
  const tile = useQuery(subCategoriesOptions(useApi(), kind)).data?.find((category) => category.uuid === uuid)
  const category = list.head?.sub_category ?? tile
  return {
    /** Undefined until the tile or the list gives it. */
    name: category?.name,
    description: category?.description ?? (!list.head && !list.error && <SubCategoryLineSkeleton />),
    /** What the sub-category's tile showed, for visitors who came by it. */
    tile,
  }
}

/** Reserves the description's line while it loads. */
export const SubCategoryLineSkeleton = () => <LineSkeleton width="16em" />
