import type { SiteDeps } from '../../../start/app'
import type { CategoryRows } from '../../../domain/content/category-rows'
import type { ContentRows } from '../../../domain/content/content-rows'
import type { TextSearch } from '../../../domain/content/text-search'

/** What the content routes share. */
export interface ContentDeps extends SiteDeps {
  categoryRows: CategoryRows
  contentRows: ContentRows
  textSearch: TextSearch
}
