import { type Markup, markup, type Part, toolPage } from '../../../lib/html'
import { limitsOf, schemaAnchor, schemaHtml, type JsonSchema } from './json-schema'

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

/** A page for developers that shows the whole document, made of nothing but markup. */
export function docsPage({ info, paths = {}, components = {} }: ShownDocument, stylePath: string): string {
  const title = `${info.title} ${info.version}`
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase()
      return { ...operation, id: operation.operationId ?? `${name}-${path}`, method, path }
    }),
  )
  const proofs = Object.entries(components.securitySchemes ?? {}).map(
    ([id, { name, in: place, type, description }]) => [inCode(id), name ? `${place} ${name}` : type, description],
  )
  const schemas = Object.entries(components.schemas ?? {})
  return toolPage({
    lang: 'en',
    dir: 'ltr',
    title,
    styles: [stylePath],
    body: markup`<body>
<header>
<h1>${title}</h1>
<p>Made from the <a href="openapi.json">OpenAPI document</a>, which clients can be generated from.</p>
</header>
<nav aria-label="Calls">
<ul>
${calls.map(({ id, method, path }) => markup`<li><a href="#${id}"><b>${method}</b> ${path}</a></li>\n`)}</ul>
</nav>
<main>
<section aria-labelledby="access">
<h2 id="access">Proofs that calls ask for</h2>
${table(['Proof', 'Sent as', 'What it is'], proofs)}
</section>
<section aria-labelledby="calls">
<h2 id="calls">Calls</h2>
${calls.map(callHtml)}</section>
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => markup`<article id="${schemaAnchor(name)}">\n<h3>${name}</h3>\n${code(schema)}\n</article>\n`)}</section>
</main>
</body>`,
  })
}

function callHtml({ id, method, path, ...call }: Operation & Record<'id' | 'method' | 'path', string>): Markup {
  const { summary, description, parameters = [], requestBody: body, responses = {}, security = [] } = call
  const proofs = security.flatMap(Object.keys).map((name, n) => markup`${n > 0 && ', '}${inCode(name)}`)
  const repliesOf = (isSuccess: boolean) =>
    Object.entries(responses).filter(([status]) => status.startsWith('2') === isSuccess)
  const parameterRows = parameters.map(({ name, in: place, required, schema }) => [
    inCode(`${name}${required ? '' : '?'}`),
    place,
    markup`<code>${schemaHtml(schema)}</code>`,
    limitsOf(schema),
  ])
  const errorRows = repliesOf(false).map(([status, { description, content = {} }]) => [
    markup`<b>${status}</b>`,
    description,
    Object.values(content).map(({ schema = {} }) => markup`<code>${schemaHtml(schema)}</code> `),
  ])
  return markup`<article id="${id}">
<h3><b>${method}</b> ${inCode(path)}</h3>
<p>${summary} <code class="quiet">${id}</code></p>
<p class="quiet">${proofs.length > 0 ? ['Asks for ', proofs] : 'Open to everyone'}. ${description}</p>
${parameters.length > 0 && markup`<h4>Parameters</h4>\n${table(['Name', 'In', 'Type', 'Limits'], parameterRows)}`}
${body && markup`<h4>Body${!body.required && ' (may be left out)'}</h4>\n${contentHtml(body.content)}`}
<h4>Replies</h4>
${repliesOf(true).map(([status, { description, content }]) => markup`<p><b>${status}</b> ${description}</p>${contentHtml(content)}`)}
<h4>Errors</h4>
${table(['Status', 'Meaning', 'Body'], errorRows)}
</article>
`
}

const inCode = (text: string) => markup`<code>${text}</code>`

const contentHtml = (content: Content = {}) =>
  Object.entries(content).map(([type, { schema = {} }]) => markup`<p class="quiet">${type}</p>\n${code(schema)}`)

/** Scrolled by keyboard too where it is wider than the page. */
const code = (schema: JsonSchema) => markup`<pre tabindex="0">${schemaHtml(schema)}</pre>`

const table = (heads: string[], rows: Part[][]) =>
  markup`<div class="wide" tabindex="0"><table><thead><tr>${heads.map((text) => markup`<th scope="col">${text}</th>`)}</tr></thead><tbody>
${rows.map((cells) => markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>\n`)}</tbody></table></div>`
