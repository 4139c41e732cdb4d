import type { FastifyPluginAsync } from 'fastify'
import type { SiteDeps } from '../../../start/app'
import type { Db } from '../../../infrastructure/db/connect'
import { CategoryRows } from '../../../domain/content/category-rows'
import { ContentRows } from '../../../domain/content/content-rows'
import { categoryRoutes } from './categories'
import { categoryContentRoutes } from './category-content'
import { dailyRoutes } from './daily'
import type { ContentDeps } from './deps'
import { designContentRoutes } from './design-content'
import { latestRoutes } from './latest'
import { leafRoutes } from './leaf'
import { stickerRoutes } from './stickers'
import { subCategoryContentRoutes } from './sub-category-content'
import { TextSearch } from '../../../domain/content/text-search'
import { viewRoutes } from './views'

/** Every content operation of the contract. */
export const contentRoutes: FastifyPluginAsync<SiteDeps & { lookups: Db }> = async (app, { lookups, ...site }) => {
  const contentRows = new ContentRows(lookups, site.now)
  const deps: ContentDeps = {
    ...site,
    categoryRows: new CategoryRows(site.db),
    contentRows,
    textSearch: new TextSearch(site.db, contentRows, site.now),
  }
  categoryRoutes(app, deps)
  categoryContentRoutes(app, deps)
  subCategoryContentRoutes(app, deps)
  latestRoutes(app, deps)
  dailyRoutes(app, deps)
  leafRoutes(app, deps)
  designContentRoutes(app, deps)
  stickerRoutes(app, deps)
  viewRoutes(app, deps)
}
