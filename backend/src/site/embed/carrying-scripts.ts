import path from 'node:path'
import { defaultBrand } from '@yawmi/brand'
import type { Release } from '@yawmi/contract'
import { BEST, compress } from '../../http/endpoint/compressed'
import { tagOf } from '../releases/file-digests'
import type { Releases } from '../releases/releases'
import type { EmbedFile, EmbedFiles } from './embed-files'

/** What a standalone remote begins with, its entry first. */
const MODULES = ['alone.mjs', 'alone-react.mjs', 'alone-main.mjs']

interface Made {
  /** Of what: both are other objects once they have changed. */
  file: EmbedFile
  signing: object
  script: Promise<EmbedFile>
}

/**
 * The scripts of integrators' pages with the current release of each remote and the site's settings written in front
 * (`shared/embed/src/releases/carried.ts`): otherwise a page would ask for these before it could load anything.
 */
export class CarryingScripts {
  readonly #made = new Map<string, Made>()

  constructor(
    private readonly files: EmbedFiles,
    private readonly releases: Releases,
    private readonly mediaBase: string,
  ) {}

  /**
   * @param channel `next` has its page take all open canaries, whomever they are for
   * @returns undefined where the script itself is not there
   */
  get(name: string, channel: 'current' | 'next' = 'current'): Promise<EmbedFile> | undefined {
    const file = this.files.get(name)
    if (!file) return undefined
    // Before the list: each may read the disk, and what is made of a list before must not pass for one of the next.
    const { signing } = this.releases.signed
    const { list } = this.releases
    const id = `${channel} ${name}`
    const known = this.#made.get(id)
    if (known?.file === file && known.signing === signing) return known.script
    const script = this.#make(file, list, channel === 'next')
    this.#made.set(id, { file, signing, script })
    // The list stands for hours: whoever asks next has it made anew.
    script.catch(() => this.#made.delete(id))
    return script
  }

  async #make({ bytes: script }: EmbedFile, list: Releases['list'], isNext: boolean): Promise<EmbedFile> {
    const releases = Object.entries(list.remotes).flatMap(([name, [current]]) => {
      const carried = current && this.#carriedOf(current)
      return carried ? [[name, carried] as const] : []
    })
    const carried = {
      mediaBase: this.mediaBase,
      defaultBrand: defaultBrand.id,
      ...(isNext && { isNext }),
      ...(list.canaries && { canaries: audiencesOf(list.canaries) }),
      releases: Object.fromEntries(releases),
    }
    const signed = { ...this.releases.signed.sign(carried, 'carried'), keys: this.releases.signed.publicKeys }
    const bytes = Buffer.concat([Buffer.from(`globalThis.yawmiCarried=${JSON.stringify(signed)};\n`), script])
    // Once for each list of releases.
    const [brotli, gzip] = await Promise.all([compress(bytes, 'br', BEST), compress(bytes, 'gzip', BEST)])
    return { etag: `W/${tagOf(bytes)}`, bytes, brotli, gzip }
  }

  /** Without digests a browser could not check what it loads: the page reads the list then. */
  #carriedOf({ manifest, sri }: Release) {
    if (!sri?.alone) return undefined
    const folder = `${path.posix.dirname(manifest)}/`
    const digests = MODULES.flatMap((file) => {
      const digest = this.releases.digestAt(folder + file)
      return digest === undefined ? [] : [[file, digest] as const]
    })
    return { folder, modules: Object.fromEntries(digests) }
  }
}

/** Whom canaries are for. Their files are in the list, which a page that gets one reads. */
const audiencesOf = (canaries: NonNullable<Releases['list']['canaries']>) =>
  Object.fromEntries(
    Object.entries(canaries).map(
      ([
        name,
        {
          share,
          brands,
          release: { version },
        },
      ]) => [name, { share, brands, release: { version } }],
    ),
  )
