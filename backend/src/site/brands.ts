import fs from 'node:fs'
import path from 'node:path'
import { defaultBrand, type Brand } from '@yawmi/brand'
import { brandSchema } from '@yawmi/brand/schema'

/** The brands of a folder of JSON files, checked; one that is faulty is told and left out, never shown half. */
export class Brands {
  readonly #byId = new Map<string, Brand>()

  /** @param folder where `<id>.json` files lie. */
  constructor(folder: string, warn: (message: string) => void) {
    for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.json'))) {
      const parsed = brandSchema.safeParse(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
      if (parsed.success) this.#byId.set(parsed.data.id, parsed.data)
      else warn(`brand ${name}: ${parsed.error.issues[0]?.path.join('.')}: ${parsed.error.issues[0]?.message}`)
    }
  }

  get(id: string): Brand | undefined {
    return this.#byId.get(id)
  }

  /** The brand of a page: by host name, else by `?brand=`, else the default one. */
  choose(hostname: string, wanted: unknown): Brand {
    for (const brand of this.#byId.values()) if (brand.hosts.includes(hostname)) return brand
    return (
      (typeof wanted === 'string' ? this.#byId.get(wanted) : undefined) ??
      this.#byId.get(defaultBrand.id) ??
      defaultBrand
    )
  }
}
