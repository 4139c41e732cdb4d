import { escapeHtml } from '../../../lib/html'

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

/** A schema in the notation of TypeScript, with links to those that have a name; safe HTML for a `pre` or `code`. */
export function schemaHtml(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `<a href="#${escapeHtml(schemaAnchor(name))}">${escapeHtml(name)}</a>`
  }
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((option) => schemaHtml(option, indent)).join(' | ')
  if (schema.type === 'array') return `Array&lt;${schemaHtml(schema.items ?? {}, indent)}&gt;`
  if (schema.type === 'object') return objectHtml(schema, indent)
  return escapeHtml([schema.type ?? 'any'].flat().join(' | '))
}

function objectHtml({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${inner}${escapeHtml(name)}${mark}: ${schemaHtml(schema, inner)}${comment(schema)}\n`
  })
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[key: string]: ${schemaHtml(additionalProperties, inner)}\n`)
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}'
}

function comment(schema: JsonSchema): string {
  const limits = limitsHtml(schema)
  return limits && ` <i>// ${limits}</i>`
}

/** What narrows a value besides its type, as safe HTML; empty when nothing does. */
export function limitsHtml(schema: JsonSchema): string {
  const unit = schema.format === 'binary' ? 'bytes' : 'characters'
  return Object.entries(LIMITS)
    .filter(([keyword]) => isTelling(schema[keyword]))
    .map(([keyword, words]) =>
      words.replace('characters', unit).replace('#', () => escapeHtml(String(schema[keyword]))),
    )
    .join('; ')
}

/** Every integer has the largest that a number holds as its limit, which tells nothing. */
const isTelling = (value: unknown) => value !== undefined && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER

const literal = (value: unknown) => escapeHtml(JSON.stringify(value) ?? '')
