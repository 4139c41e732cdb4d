import { escapeHtml } from '../../../lib/html'
import { limitsHtml, schemaAnchor, schemaHtml, type JsonSchema } from './json-schema'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: JsonSchema
}

type Content = Record<string, { schema?: JsonSchema }>

interface Operation {
  operationId?: string
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses?: Record<string, { description?: string; content?: Content }>
  security?: Record<string, unknown>[]
}

/** The parts of an OpenAPI document that the page shows. */
export interface ShownDocument {
  info: { title: string; version: string }
  paths?: Record<string, Record<string, Operation>>
  components?: {
    schemas?: Record<string, JsonSchema>
    securitySchemes?: Record<string, { type: string; in?: string; name?: string; description?: string }>
  }
}

interface Call {
  id: string
  method: string
  path: string
  operation: Operation
}

/** A page for developers that shows the whole document, made of nothing but markup. */
export function docsPage(document: ShownDocument, stylePath: string): string {
  const calls = callsOf(document)
  const title = escapeHtml(`${document.info.title} ${document.info.version}`)
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeHtml(stylePath)}">
</head>
<body>
<header>
<h1>${title}</h1>
<p>Made from the <a href="openapi.json">OpenAPI document</a>, which clients can be generated from.</p>
</header>
<nav aria-label="Calls">
<ul>
${calls.map(({ id, method, path }) => `<li><a href="#${id}"><b>${method}</b> ${path}</a></li>`).join('\n')}
</ul>
</nav>
<main>
<section aria-labelledby="access">
<h2 id="access">Proofs that calls ask for</h2>
${accessHtml(document)}
</section>
<section aria-labelledby="calls">
<h2 id="calls">Calls</h2>
${calls.map(callHtml).join('\n')}
</section>
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components?.schemas ?? {})
  .map(([name, schema]) => namedSchemaHtml(name, schema))
  .join('\n')}
</section>
</main>
</body>
</html>
`
}

/** Every call with its words already safe for HTML. */
function callsOf({ paths = {} }: ShownDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: escapeHtml(operation.operationId ?? `${method}-${path}`),
      method: escapeHtml(method.toUpperCase()),
      path: escapeHtml(path),
      operation,
    })),
  )
}

function accessHtml({ components }: ShownDocument): string {
  const rows = Object.entries(components?.securitySchemes ?? {}).map(([id, scheme]) => [
    `<code>${escapeHtml(id)}</code>`,
    escapeHtml(scheme.name ? `${scheme.in} ${scheme.name}` : scheme.type),
    escapeHtml(scheme.description ?? ''),
  ])
  return table(['Proof', 'Sent as', 'What it is'], rows)
}

function callHtml({ id, method, path, operation }: Call): string {
  const { summary, description = '', parameters = [], requestBody, responses = {}, security = [] } = operation
  const proofs = security.flatMap(Object.keys).map((name) => `<code>${escapeHtml(name)}</code>`)
  return `<article id="${id}">
<h3><b>${method}</b> <code>${path}</code></h3>
<p>${escapeHtml(summary ?? '')} <code class="quiet">${id}</code></p>
<p class="quiet">${proofs.length > 0 ? `Asks for ${proofs.join(', ')}` : 'Open to everyone'}. ${escapeHtml(description)}</p>
${parameters.length > 0 ? `<h4>Parameters</h4>\n${table(['Name', 'In', 'Type', 'Limits'], parameters.map(parameterRow))}` : ''}
${requestBody ? `<h4>Body${requestBody.required ? '' : ' (may be left out)'}</h4>\n${contentHtml(requestBody.content)}` : ''}
<h4>Replies</h4>
${Object.entries(responses)
  .filter(([status]) => status.startsWith('2'))
  .map(
    ([status, { description, content }]) =>
      `<p>${statusHtml(status)} ${escapeHtml(description ?? '')}</p>${contentHtml(content)}`,
  )
  .join('\n')}
<h4>Errors</h4>
${table(
  ['Status', 'Meaning', 'Body'],
  Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { description, content }]) => [
      statusHtml(status),
      escapeHtml(description ?? ''),
      Object.values(content ?? {})
        .map(({ schema }) => `<code>${schemaHtml(schema ?? {})}</code>`)
        .join(' '),
    ]),
)}
</article>`
}

const parameterRow = ({ name, in: place, required, schema }: Parameter): string[] => [
  `<code>${escapeHtml(name)}${required ? '' : '?'}</code>`,
  escapeHtml(place),
  `<code>${schemaHtml(schema)}</code>`,
  limitsHtml(schema),
]

const statusHtml = (status: string) => `<b>${escapeHtml(status)}</b>`

const contentHtml = (content: Content = {}) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p class="quiet">${escapeHtml(type)}</p>\n${code(schemaHtml(schema ?? {}))}`)
    .join('\n')

const namedSchemaHtml = (name: string, schema: JsonSchema) =>
  `<article id="${escapeHtml(schemaAnchor(name))}">\n<h3>${escapeHtml(name)}</h3>\n${code(schemaHtml(schema))}\n</article>`

/** Scrolled by keyboard too where it is wider than the page. */
const code = (html: string) => `<pre tabindex="0">${html}</pre>`

function table(heads: string[], rows: string[][]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}
