import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'
import { loadChecker } from './load.mjs'

/** The page that is made from the schema. */
export const OPTIONS_FILE = path.join(ROOT, 'docs/brand-options.md')

const HEAD = `# Options of a brand

A brand is one JSON file, \`<id>.json\`. Everything but \`id\` may be left out and is then as in the default brand.

1. Write \`my-brand.json\` anywhere; \`shared/brand/brands/rimal.json\` is a whole one to begin with.
2. \`npm run brand -- check my-brand.json\` says everything that is wrong with it, and takes pictures of the sign-in flow.
   \`npm run brand -- words auth\` lists the words of a dictionary that \`words\` may replace, \`npm run brand -- words\` all.
3. Put it into \`brands\` of the site's data folder (\`YAWMI_DATA_DIR\`, else \`.data\`). A second later \`/?brand=my-brand\`
   shows it, and so does each of its \`hosts\`. While the file is faulty the last good version is
   served, over restarts too; a brand that was never good answers 503, and no other stands in for it. The log says why,
   and so does \`npm run brand -- status\`, brand by brand. A file that is taken away ends the brand.
4. Texts that are too long for one file lie in a folder of its name beside it: \`my-brand/terms.json\` for
   \`"texts": { "terms": "terms.json" }\`, checked with it and shown as soon as they are changed.
   So do templates of the studio: a list of names and documents, \`my-brand/cards.json\` for \`"templates": "cards.json"\`. A
   design saved in the studio is such a document (\`GET /api/v2/players/designs/<id>/document\`); it has texts, shapes and
   colours, and no pictures.
   So do a font and logos: \`npm run brand -- font OurFont-Regular.ttf my-brand/regular.woff2\` leaves out the letters
   that pages do not need; use only fonts whose licence allows changing them and showing them on the web.

This page is made from \`shared/brand/src/schema/schema.ts\` by \`npm run brand -- options\`; a check holds the two together.

| option | what it is | may be | default |
| --- | --- | --- | --- |
`

/**
 * A part of the brand's schema, as far as it is described here: zod's own, with what it is made of.
 * @typedef {object} Schema
 * @property {Definition} def
 * @property {Record<string, Schema>} shape parts of a group, by key
 * @property {(string | number)[]} options of a choice among values
 * @property {string} [description]
 * @property {(value: unknown) => { success: boolean, data?: unknown }} safeParse
 */
/**
 * What zod keeps of how a schema was made.
 * @typedef {object} Definition
 * @property {string} type
 * @property {Schema} [innerType] of which it is a wrapper
 * @property {Schema} out of a pipe
 * @property {Schema} element of a list
 * @property {Schema[]} [options] of a choice among schemas
 * @property {{ _zod: { def: Limit } }[]} [checks]
 */
/**
 * A limit of a value, by its kind.
 * @typedef {{ check: string, value?: number, maximum?: number, length?: number }} Limit
 */

/** The documentation of every option, in the schema's order. */
export async function optionsPage() {
  const { brandSchema } = await loadChecker()
  return HEAD + rows(brandSchema, '').join('\n') + '\n'
}

export async function writeOptions() {
  fs.writeFileSync(OPTIONS_FILE, await optionsPage())
}

/**
 * Unwraps defaults, and what is done before them, down to the schema of the value itself; of a choice, to its group.
 * @param {Schema} schema @returns {Schema}
 */
const inner = (schema) => {
  const { innerType, type, out } = schema.def
  return innerType
    ? inner(innerType)
    : type === 'pipe'
      ? inner(out)
      : (schema.def.options?.find?.((option) => inner(option).def.type === 'object') ?? schema)
}

/** What nobody writes by hand: its parts are not listed. */
const WHOLE = new Set(['templates.designs[].document'])

/** @param {Schema} schema @param {string} prefix @returns {string[]} */
function rows(schema, prefix) {
  return Object.entries(schema.shape).flatMap(([key, option]) => {
    const name = prefix + key
    const value = inner(option)
    const row = `| \`${name}\` | ${cell(describe(option))} | ${allowed(value)} | ${defaultOf(option)} |`
    if (WHOLE.has(name)) return [row]
    if (value.def.type === 'object') return [row, ...rows(value, `${name}.`)]
    const element = value.def.type === 'array' ? inner(value.def.element) : undefined
    if (element?.def.type === 'object') return [row, ...rows(element, `${name}[].`)]
    return [row]
  })
}

/** @param {Schema} schema @returns {boolean} */
const isChoice = ({ def }) => (def.innerType ? isChoice(def.innerType) : def.type === 'union')
/** @param {Schema} option */
const describe = (option) => option.description ?? inner(option).description ?? ''
/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|')

/**
 * What the schema takes, as far as it is a choice or a limit; what has a form of its own is described.
 * @param {Schema} schema
 */
function allowed({ def, options }) {
  const limits = Object.assign({}, ...(def.checks ?? []).map(({ _zod }) => ({ [_zod.def.check]: _zod.def })))
  const { greater_than: from, less_than: to, max_length: max, length_equals: exactly } = limits
  if (def.type === 'enum') return options.map((value) => `\`${value}\``).join(', ')
  if (def.type === 'boolean') return '`true`, `false`'
  if (from && to) return `${from.value} to ${to.value}`
  const many = exactly?.length ?? (max && `up to ${max.maximum}`)
  if (!many) return ''
  return def.type === 'array' ? `a list of ${many}` : `${many} characters`
}

/** @param {Schema} option */
function defaultOf(option) {
  if (inner(option).def.type === 'object' && !isChoice(option)) return ''
  const read = option.safeParse(undefined)
  if (!read.success) return 'none, it must be given'
  const text = JSON.stringify(read.data)
  return text.length > 80 ? 'as in `yawmi.json`' : `\`${cell(text)}\``
}
