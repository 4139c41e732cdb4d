import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { refusalOf } from '../fault'
import type { MediaStore } from './media-store'
import { RECIPES } from './recipes'
import { type DrawLargest, resize } from './resize'

/** The drawings of categories and daily tiles: `art/<slug>.svg`, `art/<slug>-primary.svg`, `art/<slug>-secondary.svg`. */
export class Art {
  private readonly stored = new Map<string, Promise<string>>()

  constructor(
    private readonly folders: readonly string[],
    private readonly store: MediaStore,
    private readonly draw?: DrawLargest,
  ) {}

  /**
   * Path on the media host of the first drawing that exists: icons stay vectors, backgrounds become WebP.
   * @param slugs from the most to the least fitting; a sub-category without art takes its parent's
   * @throws ImportRefused when none exists
   */
  path(part: 'icon' | 'primary' | 'secondary', ...slugs: string[]): Promise<string> {
    const names = slugs.map((slug) => `${slug.replaceAll('/', '-')}${part === 'icon' ? '' : `-${part}`}.svg`)
    const file = names
      .flatMap((name) => this.folders.map((folder) => path.join(folder, 'art', name)))
      .find((candidate) => existsSync(candidate))
    if (!file) throw refusalOf('catalogue.json', `no drawing art/${names.join(' or art/')}`)
    const made = this.stored.get(file) ?? (part === 'icon' ? this.storeVector(file) : this.storeTile(file))
    this.stored.set(file, made)
    return made
  }

  private async storeVector(file: string): Promise<string> {
    return this.store.put(await readFile(file), 'svg')
  }

  private async storeTile(file: string): Promise<string> {
    const { variants } = await resize(await readFile(file), RECIPES.tile, this.draw)
    return this.store.put(variants.at(-1)!.bytes, 'webp')
  }
}
