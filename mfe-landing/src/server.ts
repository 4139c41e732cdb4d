/** What the site server draws the public pages from, and what it tells search engines of them. */
export { remote } from './index'
export { structuredData } from './seo/structured-data'
