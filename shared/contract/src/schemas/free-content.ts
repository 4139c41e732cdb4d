import type { CategoryKind } from '../category-ids'
import type { OperationId } from '../operations'

/** How much free visitors have of a list or of what a search finds: the newest, on one page. */
export const FREE_FEED = 20

/**
 * What free visitors may call of each top category: of a list they have the newest `FREE_FEED`, and a single item only where it is one of
 * these. All other content opens with a subscription. Section 6 is its source.
 */
export const FREE_CALLS: Partial<Record<CategoryKind, readonly OperationId[]>> = {
  images: ['subCategories', 'categoryContent', 'subCategoryContent'],
  videos: ['latestVideos', 'categoryItem'],
  quotes: ['latestQuotes', 'categoryItem'],
}
