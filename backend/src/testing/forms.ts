import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { TestSite } from './test-site'

const XSRF_TOKEN = 'f'.repeat(32)

/** The headers that a page of ours sends with a write. */
export const writeHeaders = (token: string | undefined) => ({
  cookie: `${XSRF_COOKIE}=${XSRF_TOKEN}`,
  [XSRF_HEADER]: XSRF_TOKEN,
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
})

/** A form of a design as the designer sends it; hand in fields to replace. */
export function designForm(
  image: Buffer,
  { designType = 'image', type = 'image/png', name = 'workspace-image.png' } = {},
): FormData {
  const form = new FormData()
  form.append('design_type', designType)
  form.append('image', new Blob([new Uint8Array(image)], { type }), name)
  return form
}

/** Sends a form to `POST /api/v2/players/designs`. */
export async function saveDesign(
  site: TestSite,
  form: FormData,
  token: string | undefined,
): Promise<LightMyRequestResponse> {
  const encoded = new Response(form)
  return site.app.inject({
    method: 'POST',
    url: '/api/v2/players/designs',
    headers: { ...writeHeaders(token), 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}
