import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { loadChecker } from './load.mjs'

/** The page that is made from the schema. */
export const OPTIONS_FILE = path.join(ROOT, 'docs/brand-options.md')

const HEAD = `# Options of a brand

A brand is one JSON file, \`<id>.json\`. Everything but \`id\` may be left out and is then as in the default brand. Made from
\`shared/brand/src/schema.ts\` by \`npm run brand -- options\`; a check holds the two together.

| option | what it is | default |
| --- | --- | --- |
`

/** The documentation of every option, in the schema's order. */
export async function optionsPage() {
  const { brandSchema } = await loadChecker()
  return HEAD + rows(brandSchema, '').join('\n') + '\n'
}

export async function writeOptions() {
  fs.writeFileSync(OPTIONS_FILE, await optionsPage())
}

/** Unwraps defaults down to the schema of the value itself. */
const inner = (schema) => (schema.def.innerType ? inner(schema.def.innerType) : schema)

function rows(schema, prefix) {
  return Object.entries(schema.shape).flatMap(([key, option]) => {
    const name = prefix + key
    const value = inner(option)
    const row = `| \`${name}\` | ${cell(describe(option))} | ${defaultOf(option)} |`
    if (value.def.type === 'object') return [row, ...rows(value, `${name}.`)]
    const element = value.def.type === 'array' ? inner(value.def.element) : undefined
    if (element?.def.type === 'object') return [row, ...rows(element, `${name}[].`)]
    return [row]
  })
}

const describe = (option) => option.description ?? inner(option).description ?? ''
const cell = (text) => text.replaceAll('|', '\\|')

function defaultOf(option) {
  if (inner(option).def.type === 'object') return ''
  const read = option.safeParse(undefined)
  if (!read.success) return 'none, it must be given'
  const text = JSON.stringify(read.data)
  return text.length > 80 ? 'as in `yawmi.json`' : `\`${cell(text)}\``
}
