import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type ApiDocument, DocumentChecker } from '../requests/openapi-document'
import { createContentSite, type TestSite } from '../site/test-site'
import { ConformanceClient } from './client'
import { putPartnerBrand } from './partner'
import { ConformanceRun } from './conformance-run'

interface ConformanceSite {
  site: TestSite
  document: ApiDocument
  client: ConformanceClient
  conformance: ConformanceRun
}

/** The real app with the sample content, and a conformance run at its start. Close the site when done. */
export async function openConformanceSite(): Promise<ConformanceSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-conformance-'))
  putPartnerBrand(dataDir)
  const site = await createContentSite({ RATE_LIMIT: '100000', YAWMI_DATA_DIR: dataDir })
  const document: ApiDocument = (await site.get('/api/openapi.json')).json()
  const client = new ConformanceClient(async (request) => {
    const reply = await site.app.inject(request)
    return { status: reply.statusCode, body: reply.json() }
  }, new DocumentChecker(document))
  return {
    site,
    document,
    client,
    conformance: await ConformanceRun.begin(client, (msisdn) => site.carrier.code(msisdn)),
  }
}
