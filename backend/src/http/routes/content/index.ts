import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../../../infrastructure/db/connect'
import { CategoryRows } from '../../../domain/content/category-rows'
import { ContentRows } from '../../../domain/content/content-rows'
import { categoryRoutes } from './categories'
import { categoryContentRoutes } from './category-content'
import { dailyRoutes } from './daily'
import type { ContentDeps } from './deps'
import { designContentRoutes } from './design-content'
import { latestRoutes } from './latest'
import { stickerRoutes } from './stickers'
import { subCategoryContentRoutes } from './sub-category-content'
import { TextSearch } from '../../../domain/content/text-search'
import { viewRoutes } from './views'

type ContentSite = Pick<ContentDeps, 'db' | 'views' | 'now'> & { readPool: Db }

/** Every content operation of the contract. */
export const contentRoutes: FastifyPluginAsync<ContentSite> = async (app, { readPool, db, views, now }) => {
  const contentRows = new ContentRows(readPool, now)
  const deps: ContentDeps = {
    ...{ db, views, now },
    categoryRows: new CategoryRows(db),
    contentRows,
    textSearch: new TextSearch(db, contentRows, now),
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
