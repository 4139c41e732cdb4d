import fs from 'node:fs'
import path from 'node:path'
import { evaluate } from '@yawmi/releases/evaluate'
import { REMOTES, ROOT } from '@yawmi/tooling/root'
import { readDeclaration } from '@yawmi/webpack/declaration'

/** What a TypeScript module of the workspace exports. @param {string} file from the root */
export const load = (file) => evaluate(path.join(ROOT, file))

/** Words by key. @typedef {Record<string, string>} Words */
/** Words in groups, as files of copy have them. @typedef {{ [key: string]: string | WordGroups }} WordGroups */

/**
 * What a brand is checked against besides the schema: words that it may replace, values that are filled into them, and
 * what lies beside its file.
 * @typedef {object} World
 * @property {Record<string, Words>} [dictionaries]
 * @property {Record<string, string[]>} [marks]
 * @property {import('./beside.mjs').Beside} [beside]
 */

/**
 * What validates a brand, as far as it is used here.
 * @typedef {object} Checker
 * @property {import('./options.mjs').Schema} brandSchema
 * @property {(text: string, id: string, world?: World) => string[]} fileFaults
 * @property {(brand: object, world?: World) => string[]} brandFaults
 * @property {(bytes: number) => string | undefined} sizeFault
 * @property {(name: string, bytes: Uint8Array) => string | undefined} logoFileFault
 * @property {number} BRAND_FILE_LIMIT bytes
 * @property {number} LOGO_LIMIT bytes
 */

/** What validates a brand: the schema and `brandFaults`. */
export const loadChecker = () => /** @type {Promise<Checker>} */ (load('shared/brand/src/schema-entry.ts'))

/** Where words lie that a brand may replace, by the dictionary that they have in `words`; the first folder that fits. */
const DICTIONARIES = [
  { name: 'about', folder: 'mfe-landing/src/features/about' },
  { name: 'contact', folder: 'mfe-landing/src/features/contact' },
  ...REMOTES.map((name) => ({ name, folder: `mfe-${name}/src` })),
  { name: 'shell', folder: 'shell/src' },
  { name: 'dialogs', folder: 'shared/dialogs/src' },
  { name: 'kit', folder: 'shared/remote-kit/src' },
  { name: 'ui', folder: 'shared/ui/src' },
]

/** Messages to subscribers and what they agree to lie together. */
const SMS_TEMPLATES = 'backend/src/domain/subscriptions/copy/ar.ts'

/**
 * The values that stand in every word of a dictionary, beside the brand's name, or of one word.
 * @type {Record<string, string[]>}
 */
export const FILLED_PLACEHOLDERS = {
  ...Object.fromEntries(
    ['landing', 'about', 'contact'].map((name) => [
      name,
      ['subscribe', 'prices', 'trial', 'smsTo', 'smsSubscribe', 'smsCancel', 'email', 'operators', 'phoneExample'],
    ]),
  ),
  'landing.subscribe': [],
  sms: ['to', 'subscribe', 'cancel', 'price', 'amount'],
  'sms.time': [],
  consent: ['to', 'subscribe', 'cancel', 'price'],
}

/** Exports of a file of copy that hold words in forms or lists, and are named as in `words`: `designer.counts.cards.one`. */
const GROUPS = ['counts', 'lengths', 'suggestedNames']

/**
 * Every dictionary with all of its words, of whatever features, by key: a group's words are `<group>.<key>`.
 * @returns {Promise<Record<string, Words>>}
 */
export async function loadDictionaries() {
  const taken = new Set()
  /** @type {Record<string, Words>} */
  const dictionaries = {}
  for (const { name, folder } of DICTIONARIES) {
    const files = fs
      .readdirSync(path.join(ROOT, folder), { recursive: true })
      .map((file) => path.join(folder, /** @type {string} */ (file)))
      .filter((file) => file.endsWith(path.join('copy', 'ar.ts')) && !taken.has(file))
    files.forEach((file) => taken.add(file))
    const words = await Promise.all(files.map(async (file) => wordsOf(/** @type {Copy} */ (await load(file)))))
    dictionaries[name] = Object.assign({}, ...words)
  }
  const declarations = await Promise.all(REMOTES.map((remote) => readDeclaration(path.join(ROOT, `mfe-${remote}`))))
  for (const { name, routes, menu = [] } of declarations) {
    /** @param {string} prefix */
    const items = (prefix) => Object.fromEntries(menu.map(({ id, label }) => [prefix + id, label]))
    Object.assign(dictionaries[name], pageWords(routes), items('menu.'))
    // As brand files name them that were written before remotes declared their menus.
    dictionaries.shell = { ...items(''), ...dictionaries.shell }
  }
  const { sms, consent } = /** @type {{ sms: Words, consent: Words }} */ (await load(SMS_TEMPLATES))
  return { ...dictionaries, sms, consent }
}

/**
 * What a `copy/ar.ts` exports.
 * @typedef {{ ar?: WordGroups & { words?: WordGroups } } & Record<string, WordGroups>} Copy
 */

/** @param {Copy} module @returns {Words} */
function wordsOf({ ar, ...others }) {
  // Titles and descriptions of pages are named by the screens that declarations give them to.
  const { titles: _titles, descriptions: _descriptions, words, ...rest } = ar ?? {}
  const groups = Object.fromEntries(Object.entries(others).filter(([name]) => GROUPS.includes(name)))
  return flat({ ...words, ...groups, ...rest })
}

/** `{ a: { b: 'x' } }` → `{ 'a.b': 'x' }` @param {WordGroups} words @returns {Words} */
const flat = (words, prefix = '') =>
  Object.assign(
    {},
    ...Object.entries(words).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
    ),
  )

/** @param {import('@yawmi/webpack/declaration').Route[]} routes */
const pageWords = (routes) =>
  Object.fromEntries(
    routes.flatMap(({ screen, title, description }) => [
      ...(title ? [[`titles.${screen}`, title]] : []),
      ...(description ? [[`descriptions.${screen}`, description]] : []),
    ]),
  )
