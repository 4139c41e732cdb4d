import { type Markup, markup } from '../../../lib/html'

/** What the API's own schemas use of JSON Schema. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  propertyNames?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  [keyword: string]: unknown
}

/** Keywords that narrow a value, in the words of the page; `#` stands for the keyword's value. */
const LIMITS: Record<string, string> = {
  format: 'format #',
  contentMediaType: 'media type #',
  minLength: 'at least # characters',
  maxLength: 'at most # characters',
  minimum: 'at least #',
  exclusiveMinimum: 'more than #',
  maximum: 'at most #',
  minItems: 'at least # items',
  maxItems: 'at most # items',
  pattern: 'pattern #',
  default: '# when left out',
}

export const schemaAnchor = (name: string) => `schema-${name}`

/** A schema in the notation of TypeScript, with links to those that have a name, for a `pre` or `code`. */
export function schemaHtml(schema: JsonSchema, indent = ''): Markup {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return markup`<a href="#${schemaAnchor(name)}">${name}</a>`
  }
  const literals = 'const' in schema ? [schema.const] : schema.enum
  const options = literals?.map(literal) ?? schema.anyOf?.map((option) => schemaHtml(option, indent))
  if (options) return markup`${options.flatMap((option, n) => (n === 0 ? option : [' | ', option]))}`
  if (schema.type === 'array') return markup`Array&lt;${schemaHtml(schema.items ?? {}, indent)}&gt;`
  if (schema.type === 'object') return objectHtml(schema, indent)
  return markup`${[schema.type ?? 'any'].flat().join(' | ')}`
}

function objectHtml({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): Markup {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const limits = limitsOf(schema)
    const mark = required.includes(name) ? '' : '?'
    return markup`${inner}${name}${mark}: ${schemaHtml(schema, inner)}${limits && markup` <i>// ${limits}</i>`}\n`
  })
  if (typeof additionalProperties === 'object')
    lines.push(markup`${inner}[key: string]: ${schemaHtml(additionalProperties, inner)}\n`)
  return lines.length > 0 ? markup`{\n${lines}${indent}}` : markup`{}`
}

/** What narrows a value besides its type; empty when nothing does. */
export function limitsOf(schema: JsonSchema): string {
  const unit = schema.format === 'binary' ? 'bytes' : 'characters'
  return Object.entries(LIMITS)
    .filter(([keyword]) => isTelling(schema[keyword]))
    .map(([keyword, words]) => words.replace('characters', unit).replace('#', () => String(schema[keyword])))
    .join('; ')
}

/** Every integer has the largest that a number holds as its limit, which tells nothing. */
const isTelling = (value: unknown) => value !== undefined && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER

const literal = (value: unknown) => JSON.stringify(value) ?? ''
