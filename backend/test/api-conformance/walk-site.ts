import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type ApiDocument, DocumentChecker } from '../requests/openapi-document'
import { createContentSite, type TestSite } from '../site/test-site'
import { WalkClient } from './client'
import { putPartnerBrand } from './partner'
import { Walk } from './walk'

interface WalkedSite {
  site: TestSite
  document: ApiDocument
  client: WalkClient
  walk: Walk
}

/** The real app with the sample content, and a walk that is about to begin. Close the site when done. */
export async function openWalkedSite(): Promise<WalkedSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-walk-'))
  putPartnerBrand(dataDir)
  const site = await createContentSite({ RATE_LIMIT: '100000', YAWMI_DATA_DIR: dataDir })
  const document: ApiDocument = (await site.get('/api/openapi.json')).json()
  const client = new WalkClient(async (request) => {
    const reply = await site.app.inject(request)
    return { status: reply.statusCode, body: reply.json() }
  }, new DocumentChecker(document))
  return { site, document, client, walk: await Walk.begin(client, (msisdn) => site.carrier.code(msisdn)) }
}
