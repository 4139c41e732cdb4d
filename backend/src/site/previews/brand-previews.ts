import type { Brand } from '@yawmi/brand'
import { fileFaults } from '@yawmi/brand/schema'
import { readBrandLink } from '@yawmi/contract/site-links'
import type { TrustedKey } from '@yawmi/releases/release-keys'
import type { FastifyRequest } from 'fastify'
import { faultOf, mustBeSigned } from '../../infrastructure/brands/brand-acts'
import type { Brands } from '../../infrastructure/brands/brands'
import { brandOf } from '../../infrastructure/brands/own-files'
import { type BrandPreview, previewOf } from '../../infrastructure/brands/preview-rows'
import type { Db } from '../../infrastructure/db/connect'
import type { OpenPreview, VisitorsBrands } from '../parts/open-preview'
import { PREVIEW_COOKIE } from './preview-badge'

/** Links that were read; a brand may have fonts of some hundred KB beside it. */
const MAX_KNOWN = 20

interface Sources {
  brands: Brands
  /** Have the keys by one of which a link is signed. */
  releases: { readonly signed: { readonly publicKeys: readonly string[] } }
  db: Pick<Db, 'select'>
  /** Keys that the site trusts: where one is for brands, a preview is signed by such a key. */
  keys: () => readonly TrustedKey[]
  warn: (message: string) => void
}

/** Brands before they are published, for whoever has opened a link to one (docs/adr/0110). */
export class BrandPreviews implements VisitorsBrands {
  readonly #known = new Map<string, OpenPreview>()

  constructor(private readonly sources: Sources) {}

  async choose(
    request: FastifyRequest,
    id: string | undefined,
  ): Promise<{ brand: Brand; preview: OpenPreview | undefined }> {
    const { brands } = this.sources
    const preview = await this.#of(request)
    const isMeant = preview && (preview.brand.id === id || preview.brand.id === brands.choose(request.hostname, id).id)
    return isMeant
      ? { brand: preview.brand, preview }
      : { brand: brands.choose(request.hostname, id), preview: undefined }
  }

  async get(request: FastifyRequest, id: string): Promise<Brand | undefined> {
    const preview = await this.#of(request)
    return preview?.brand.id === id ? preview.brand : this.sources.brands.get(id)
  }

  async file(request: FastifyRequest, id: string, name: string): Promise<Buffer | undefined> {
    const preview = await this.#of(request)
    const base64 = preview?.brand.id === id && Object.hasOwn(preview.beside, name) ? preview.beside[name] : undefined
    return base64 === undefined ? undefined : Buffer.from(base64, 'base64')
  }

  async read(text: string): Promise<OpenPreview | undefined> {
    const known = this.#known.get(text)
    if (known) return known.until > Date.now() ? known : undefined
    const link = await readBrandLink(text, this.sources.releases.signed.publicKeys)
    const until = link?.signed?.expires ?? 0
    if (!link || until <= Date.now() || !Number.isSafeInteger(link.preview)) return undefined
    const row = await previewOf(this.sources.db, link.preview)
    const brand = row && this.#soundBrand(row)
    if (!brand) return undefined
    const open = { brand, preview: link.preview, until, beside: row.beside }
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    this.#known.set(text, open)
    return open
  }

  async #of({ cookies }: FastifyRequest): Promise<OpenPreview | undefined> {
    const text = cookies[PREVIEW_COOKIE]
    return text ? this.read(text) : undefined
  }

  /** By the rules of today, which may be stricter than those that it was kept by. */
  #soundBrand(row: BrandPreview): Brand | undefined {
    const { brandId, text, preview } = row
    const beside = {
      names: Object.keys(row.beside),
      read: (name: string) => Buffer.from(row.beside[name] ?? '', 'base64'),
    }
    const keys = this.sources.keys()
    const fault = (mustBeSigned(keys) ? faultOf(row, keys) : undefined) ?? fileFaults(text, brandId, { beside })[0]
    if (fault === undefined) return brandOf(JSON.parse(text), beside)
    this.sources.warn(`preview ${preview} of brand ${brandId} is not shown: ${fault}`)
    return undefined
  }
}
