import fs from 'node:fs'
import path from 'node:path'
import { evaluate } from '@yawmi/releases/evaluate'
import { REMOTES, ROOT } from '@yawmi/tooling/root'
import { readDeclaration } from '@yawmi/webpack/declaration'

/** What a TypeScript module of the workspace exports. */
export const load = (file) => evaluate(path.join(ROOT, file))

/** What validates a brand: the schema and `brandFaults`. */
export const loadChecker = () => load('shared/brand/src/schema-entry.ts')

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

/** Every dictionary with all of its words, of whatever features, by key: a group's words are `<group>.<key>`. */
export async function loadDictionaries() {
  const taken = new Set()
  const dictionaries = {}
  for (const { name, folder } of DICTIONARIES) {
    const files = fs
      .readdirSync(path.join(ROOT, folder), { recursive: true })
      .map((file) => path.join(folder, file))
      .filter((file) => file.endsWith(path.join('copy', 'ar.ts')) && !taken.has(file))
    files.forEach((file) => taken.add(file))
    const words = await Promise.all(files.map(async (file) => wordsOf(await load(file))))
    dictionaries[name] = Object.assign({}, ...words)
  }
  const declarations = await Promise.all(REMOTES.map((remote) => readDeclaration(path.join(ROOT, `mfe-${remote}`))))
  for (const { name, routes, menu = [] } of declarations) {
    const items = (prefix) => Object.fromEntries(menu.map(({ id, label }) => [prefix + id, label]))
    Object.assign(dictionaries[name], pageWords(routes), items('menu.'))
    // As brand files name them that were written before remotes declared their menus.
    dictionaries.shell = { ...items(''), ...dictionaries.shell }
  }
  const { sms, consent } = await load(SMS_TEMPLATES)
  return { ...dictionaries, sms, consent }
}

/** @param {any} module what a `copy/ar.ts` exports */
function wordsOf({ ar, ...others }) {
  // Titles and descriptions of pages are named by the screens that declarations give them to.
  const { titles: _titles, descriptions: _descriptions, words, ...rest } = ar ?? {}
  const groups = Object.fromEntries(Object.entries(others).filter(([name]) => GROUPS.includes(name)))
  return flat({ ...words, ...groups, ...rest })
}

/** `{ a: { b: 'x' } }` → `{ 'a.b': 'x' }` */
const flat = (words, prefix = '') =>
  Object.assign(
    {},
    ...Object.entries(words).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
    ),
  )

const pageWords = (routes) =>
  Object.fromEntries(
    routes.flatMap(({ screen, title, description }) => [
      ...(title ? [[`titles.${screen}`, title]] : []),
      ...(description ? [[`descriptions.${screen}`, description]] : []),
    ]),
  )
