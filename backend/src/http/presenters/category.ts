import type { Category } from '@yawmi/contract'
import type { CategoryRow } from '../../domain/content/category-rows'

export const presentCategory = (row: CategoryRow): Category => ({
  uuid: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  color: row.color,
  img: {
    icon_web: row.iconPath,
    primary_background: { web: row.primaryPath },
    secondary_background: { web: row.secondaryPath },
  },
})
