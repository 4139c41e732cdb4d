import type { SiteDeps } from '../../app'
import type { CategoryRows } from '../../db/category-rows'
import type { ContentRows } from '../../db/content-rows'
import type { TextSearch } from './text-search'

/** What the content routes share. */
export interface ContentDeps extends SiteDeps {
  categoryRows: CategoryRows
  contentRows: ContentRows
  textSearch: TextSearch
}
