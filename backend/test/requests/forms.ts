import type { LightMyRequestResponse } from 'fastify'
import type { TestSite } from '../site/test-site'

/** A form of a design as the designer sends it; hand in fields to replace. */
export function designForm(
  image: Buffer,
  {
    designType = 'image',
    type = 'image/png',
    name = 'workspace-image.png',
    fields = {},
    document,
  }: { designType?: string; type?: string; name?: string; fields?: Record<string, string>; document?: unknown } = {},
): FormData {
  const form = new FormData()
  form.append('design_type', designType)
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (document !== undefined)
    form.append('document', new Blob([JSON.stringify(document)], { type: 'application/json' }), 'design.json')
  form.append('image', new Blob([new Uint8Array(image)], { type }), name)
  return form
}

/** Sends a form to `POST /api/v2/players/designs`. */
export async function saveDesign(
  site: TestSite,
  form: FormData,
  token: string | undefined,
): Promise<LightMyRequestResponse> {
  return (await designRequest(site, form, token))()
}

/** The same, sent when the answer is called: requests that are ready can be sent at one moment. */
export async function designRequest(
  site: TestSite,
  form: FormData,
  token: string | undefined,
): Promise<() => Promise<LightMyRequestResponse>> {
  const encoded = new Response(form)
  const headers = { ...site.writeHeaders(token), 'content-type': encoded.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await encoded.arrayBuffer())
  return async () => site.app.inject({ method: 'POST', url: '/api/v2/players/designs', headers, payload })
}
