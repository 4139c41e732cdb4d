import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OwnedRoute } from '../releases/list/list-queries'
import { setSharing } from './page-sharing'

const owned = { remote: 'landing', route: { path: '/', access: 'public', layout: 'public' } } as unknown as OwnedRoute
const reply = { header: () => reply } as unknown as FastifyReply

/** The cache of nginx-file.mjs names a page by `$arg_brand`, which knows no capital letters and decodes nothing. */
it.each([
  ['/', true],
  ['/?utm_source=sms', true],
  ['/?brand=noor', true],
  ['/?utm_source=sms&brand=noor', true],
  ['/?BRAND=noor', false],
  ['/?%62rand=noor', false],
  ['/?a=?&%62rand=noor', false],
  ['/?brand=noor&Brand=fajr', false],
  ['/?brand&brand=noor', false],
  ['/?a#&brand=noor', false],
])('a page is for caches where they read its brand as it was read here: %s, %s', (url, isShared) => {
  const request = { headers: {}, raw: { url } } as unknown as FastifyRequest
  const list = { remotes: {} }
  expect(setSharing(request, reply, { list, owned, isComplete: true, isPreview: false })).toBe(isShared)
})
