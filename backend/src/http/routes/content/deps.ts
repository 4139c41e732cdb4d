import type { Db } from '../../../infrastructure/db/connect'
import type { CategoryRows } from '../../../domain/content/category-rows'
import type { ContentRows } from '../../../domain/content/content-rows'
import type { TextSearch } from '../../../domain/content/text-search'
import type { ViewCounter } from '../../../domain/content/view-counter'

/** What the content routes share. */
export interface ContentDeps {
  db: Db
  views: ViewCounter
  now: () => Date
  categoryRows: CategoryRows
  contentRows: ContentRows
  textSearch: TextSearch
}
