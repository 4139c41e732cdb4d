import type { Brand } from '@yawmi/brand'
import type { FastifyRequest } from 'fastify'

/** A brand that is not published, as the one who has its link sees it, until a time in milliseconds since 1970. */
export interface OpenPreview {
  brand: Brand
  preview: number
  until: number
  /** The files of its folder, in base 64 by name. */
  beside: Readonly<Record<string, string>>
}

/** Brands as a visitor has them, who may have opened a link to one before it is published. */
export interface VisitorsBrands {
  /**
   * The brand of a page: as its visitor previews it, and otherwise as everybody has it.
   * @param id as the page's address asks for it
   * @throws BrandUnavailable as `Brands.choose`
   */
  choose(request: FastifyRequest, id: string | undefined): Promise<{ brand: Brand; preview: OpenPreview | undefined }>
  /** A brand by its id, as the visitor previews it. */
  get(request: FastifyRequest, id: string): Promise<Brand | undefined>
  /** A file of a brand's folder as the visitor previews it; undefined where they preview another, or none. */
  file(request: FastifyRequest, id: string, name: string): Promise<Buffer | undefined>
  /** What a link leads to; undefined where it is none of ours, or is over. */
  read(text: string): Promise<OpenPreview | undefined>
}
