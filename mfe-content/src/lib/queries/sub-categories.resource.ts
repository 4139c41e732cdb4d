import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS, type Category, type CategoryKind } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'

/** A sub-category as its tile shows it; pictures are paths on the media host. */
export type SubCategory = ReturnType<typeof toSubCategory>

const toSubCategory = ({ uuid, name, description, color, img }: Category) => ({
  uuid,
  name,
  description,
  color,
  icon: img.icon_web,
  primary: img.primary_background.web,
  secondary: img.secondary_background.web,
})

export const subCategoriesOptions = (api: Api, kind: CategoryKind) =>
  queryOptions({
    queryKey: ['content', 'sub-categories', kind],
    queryFn: ({ signal }) => api.subCategories(CATEGORY_IDS[kind], { signal }),
    select: ({ data }) => data.map(toSubCategory),
  })
