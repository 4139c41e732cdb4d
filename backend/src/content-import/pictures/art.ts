import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { refusalOf } from '../fault'
import { CATALOGUE_FILE } from '../catalogue-file'
import { isInside } from '../read/media-files'
import type { MediaStore } from './media-store'
import { RECIPES } from './recipes'
import { type DrawLargest, isDrawing, resize } from './resize'

export const ART_PARTS = ['icon', 'primary', 'secondary'] as const
type ArtPart = (typeof ART_PARTS)[number]

/** The drawings of categories and daily tiles: `art/<slug>.svg`, `art/<slug>-primary.svg`, `art/<slug>-secondary.svg`. */
export class Art {
  private readonly looked = new Map<string, Promise<boolean>>()
  private readonly stored = new Map<string, Promise<string>>()

  constructor(
    private readonly folders: readonly string[],
    private readonly store: MediaStore,
    private readonly draw?: DrawLargest,
  ) {}

  /**
   * Path on the media host of the first drawing that exists: icons stay vectors, backgrounds become WebP.
   * @param slugs from the most to the least fitting; a sub-category without art takes its parent's
   * @throws ImportRefused when none exists, or it cannot be made into a picture
   */
  path(part: ArtPart, ...slugs: string[]): Promise<string> {
    const file = this.find(part, slugs)
    if (!file) throw refusalOf(CATALOGUE_FILE, lackOf(part, slugs))
    const made = this.stored.get(file) ?? (part === 'icon' ? this.storeVector(file) : this.storeTile(file))
    this.stored.set(file, made)
    return made
  }

  /** What is said of a drawing that there is none of, or that shows nothing; undefined where there is one. */
  async fault(part: ArtPart, ...slugs: string[]): Promise<string | undefined> {
    const file = this.find(part, slugs)
    if (!file) return lackOf(part, slugs)
    // Sub-categories share the drawing of the category above them.
    const looked = this.looked.get(file) ?? isDrawing(file)
    this.looked.set(file, looked)
    return (await looked) ? undefined : `the drawing art/${path.basename(file)} is no SVG that can be used`
  }

  /** A link may not lead out of the folders: whatever it leads to would be on the media host. */
  private find(part: ArtPart, slugs: readonly string[]): string | undefined {
    return namesOf(part, slugs)
      .flatMap((name) => this.folders.map((folder) => path.join(folder, 'art', name)))
      .find((candidate) => isInside(candidate, this.folders))
  }

  private async storeVector(file: string): Promise<string> {
    return this.store.put(await readFile(file), 'svg')
  }

  private async storeTile(file: string): Promise<string> {
    const { variants } = await resize(await readFile(file), RECIPES.tile, this.draw).catch((cause: Error) => {
      throw refusalOf(CATALOGUE_FILE, `the drawing art/${path.basename(file)} cannot be used: ${cause.message}`)
    })
    return this.store.put(variants.at(-1)!.bytes, 'webp')
  }
}

const namesOf = (part: ArtPart, slugs: readonly string[]) =>
  slugs.map((slug) => `${slug.replaceAll('/', '-')}${part === 'icon' ? '' : `-${part}`}.svg`)

const lackOf = (part: ArtPart, slugs: readonly string[]) => `no drawing art/${namesOf(part, slugs).join(' or art/')}`
