import type { FastifyPluginAsync } from 'fastify'
import type { SiteDeps } from '../../app'
import { CategoryRows } from '../../db/category-rows'
import { ContentRows } from '../../db/content-rows'
import { categoryRoutes } from './categories'
import { categoryContentRoutes } from './category-content'
import { dailyRoutes } from './daily'
import type { ContentDeps } from './deps'
import { designContentRoutes } from './design-content'
import { latestRoutes } from './latest'
import { stickerRoutes } from './stickers'
import { subCategoryContentRoutes } from './sub-category-content'
import { viewRoutes } from './views'

/** Every content operation of the contract. */
export const contentRoutes: FastifyPluginAsync<SiteDeps> = async (app, site) => {
  const deps: ContentDeps = {
    ...site,
    categoryRows: new CategoryRows(site.db),
    contentRows: new ContentRows(site.db, site.now),
  }
  categoryRoutes(app, deps)
  categoryContentRoutes(app, deps)
  subCategoryContentRoutes(app, deps)
  latestRoutes(app, deps)
  dailyRoutes(app, deps)
  designContentRoutes(app, deps)
  stickerRoutes(app, deps)
  viewRoutes(app, deps)
}
