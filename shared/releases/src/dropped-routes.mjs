import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ name: string, path: string }} Route */
/**
 * What is asked of a remote's declaration here.
 * @typedef {{ routes: Route[] }} Declaration
 */

/**
 * Routes that a release no longer has, each with who links to it of what is live: built scripts of other remotes and of
 * the shell, and brand files. Names and addresses in scripts are found as they are written; one that is put together
 * from parts is not.
 * @param {Declaration} before @param {Declaration} after
 * @param {{ name: string, folder: string, links?: Record<string, string> }[]} consumers where their files lie; `links`: where their
 *   sources name a route, as far as their builds know
 * @returns {string[]} a sentence for each route
 */
export function droppedRoutes(before, after, consumers) {
  const names = new Set(after.routes.map(({ name }) => name))
  const paths = new Set(after.routes.map((route) => route.path))
  const gone = before.routes.filter((route) => !names.has(route.name) || !paths.has(route.path))
  if (gone.length === 0) return []
  const texts = consumers.map(({ name, folder, links }) => ({ name, links, files: textsOf(folder) }))
  return gone.map((route) => {
    const pattern = linksTo(route, { name: names.has(route.name), path: paths.has(route.path) })
    const links = texts.flatMap(({ name, files, links: places }) => {
      const place = !names.has(route.name) && places?.[route.name]
      if (place) return [`${name} (${place})`]
      const found = files.find(({ text }) => pattern.test(text))
      return found ? [`${name} (${found.file})`] : []
    })
    const what = `route "${route.name}" (${route.path})`
    return links.length > 0 ? `${what} is linked to by ${links.join(', ')}` : `${what}: no link to it was found`
  })
}

/**
 * What a link to a route looks like in a built script: `{name:"images"}`, `"/images-list"`, `"/images-details/"`.
 * @param {Route} route @param {{ name: boolean, path: boolean }} stays which of both the remote still has
 */
function linksTo(route, stays) {
  const escape = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const start = route.path.split(':')[0]
  const byName = `name["']?:\\s*["'\`]${escape(route.name)}["'\`]`
  const byPath = `["'\`]${escape(start)}${start === route.path ? '["\'`?#]' : ''}`
  return new RegExp([...(stays.name ? [] : [byName]), ...(stays.path ? [] : [byPath])].join('|'))
}

/** @param {string} folder */
function textsOf(folder) {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((file) => /\.(m?js|json)$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), 'utf8') }))
}
