/** What remotes must take from a façade, so that a page has one copy of it. */
export const FACADES = [
  { group: ['@ark-ui/*', '@chakra-ui/*', '@emotion/*', 'lucide-react'], message: 'Take components from @yawmi/ui.' },
  {
    group: ['react-router-dom', 'react-router', '@tanstack/*', 'single-spa*'],
    message: 'Take the router and queries from @yawmi/remote-kit.',
  },
  {
    group: ['@yawmi/{host,router,dialogs}', '@yawmi/{host,router,dialogs}/*'],
    message: 'Take them from @yawmi/remote-kit: its contexts exist once a page, by federation.',
  },
  { group: ['rxjs', 'rxjs/*'], message: 'Take the bus from @yawmi/events.' },
  { group: ['axios'], message: 'Call the API through @yawmi/api-client.' },
]

export const SCHEMAS = {
  group: ['@yawmi/contract/schemas', '@yawmi/brand/schema', 'zod'],
  message: 'Validators stay on the server.',
}

export const DOCUMENT_IMPORTS = {
  group: ['react', 'react-dom', '@yawmi/ui', '@yawmi/remote-kit'],
  message: 'The document model knows neither React nor the DOM.',
}

export const FASTIFY = {
  group: ['fastify', 'fastify-plugin', '@fastify/*'],
  message: 'Fastify is for http, site and start.',
}

/**
 * A rule that refuses imports.
 * @param {{ group: string[], message: string }[]} patterns
 * @returns {Record<string, any>}
 */
export const noImportsOf = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })
