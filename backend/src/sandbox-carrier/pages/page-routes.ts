import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { findProjectRoot } from '../../infrastructure/project-root'
import { markup, jsonInScript, toolPage } from '../../lib/html'
import { ar } from '../copy/ar'
import { FAULTS } from '../state/faults'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Found from the project's folder, since the program runs as a bundle. */
const backend = path.join(findProjectRoot(process.env.YAWMI_ROOT), 'backend')
/** Our own files, the font, and the library that renders in the browser. */
const ASSETS = ['src/sandbox-carrier/pages', 'node_modules/@fontsource/tajawal/files', 'node_modules/htm/preact']
const IS_ASSET = /^\/([\w.]+\.(css|js)|tajawal-(arabic|latin)-[47]00-normal\.woff2)$/

/** The pages, which their scripts render from the strings that come with them, and the files that they load. */
export function pageRoutes(app: FastifyInstance): void {
  app.register(fastifyStatic, {
    root: ASSETS.map((folder) => path.join(backend, folder)),
    prefix: '/sandbox/assets/',
    index: false,
    cacheControl: false,
    allowedPath: (file) => IS_ASSET.test(file),
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.endsWith('.woff2') ? 'public, max-age=86400' : 'no-cache')
      if (file.endsWith('.js')) reply.type('text/javascript; charset=utf-8')
    },
  })
  page('/sandbox', 'play', { ...ar.play, switches: FAULTS })
  page('/sandbox/inbox', 'inbox', ar.inbox)

  function page(address: string, name: string, strings: { title: string; [key: string]: unknown }): void {
    const sent = toolPage({
      lang: 'ar-LY',
      title: strings.title,
      styles: ['common', name].map((style) => `/sandbox/assets/${style}.css`),
      script: `/sandbox/assets/${name}.js`,
      body: markup`<body><script type="application/json" id="strings">${jsonInScript(strings)}</script></body>`,
    })
    app.get(address, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(sent),
    )
  }
}
