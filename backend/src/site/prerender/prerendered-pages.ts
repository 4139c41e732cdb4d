import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseList } from '@yawmi/contract'
import type { OwnedRoute } from '../releases/list/list-queries'
import type { Releases } from '../releases/releases'
import type { ShellFiles } from '../releases/shell-files'
import type { PageFonts } from './fonts/fonts'
import type { PageText } from './fonts/fonts-of-page'
import { Cancelled, type RenderProcesses } from './render-process'
import type { Boot, PrerenderedPage, Frame, FrameOrder, PageOrder } from './wire'

/** Milliseconds that a page waits for its first drawing; after that it goes out without one, as it always could. */
const PAGE_TIMEOUT_MS = 1_500
/** The same for a frame, which is worth less waiting than it saves. */
const FRAME_TIMEOUT_MS = 300
/** Drawings kept: five pages and some fifteen frames of each of a dozen brands, under 10 MB. */
const MAX_CACHED = 240
/** Milliseconds before a screen that could not be drawn is tried again. */
const RETRY_AFTER_MS = 30_000

/** Links of a page lead to routes of the versions that its visitors get. */
const currentVersions = ({ releases }: Boot) => Object.values(releases.remotes).map(([current]) => current?.version)

/**
 * Prerendered pages, each rendered once for a brand, a version and a day's content, and cached until one of these
 * changes.
 */
export class PrerenderedPages {
  readonly #pages = new Map<string, Promise<PrerenderedPage | Frame | undefined>>()
  readonly #existing = new Set<string>()
  readonly #rendering = new Set<Promise<unknown>>()
  #revision = ''

  constructor(
    private readonly shell: ShellFiles,
    private readonly releases: Releases,
    private readonly processes: RenderProcesses,
    private readonly fontsOf: (page: PageText) => Promise<PageFonts>,
    private readonly warn: (message: string) => void,
  ) {}

  /**
   * The drawing of a page; undefined where its remote draws none, or cannot in time.
   * @param server what draws it, of the shell whose scripts the page will load
   */
  async of(owned: OwnedRoute, boot: Boot, pathname: string, server?: string): Promise<PrerenderedPage | undefined> {
    this.#dropOutdated()
    const { remote: name, release, route } = owned
    const bundle = this.#bundleOf(owned)
    if (!server || !route.prerender || !bundle) return undefined
    const on = [server, pathname, release.version, boot.brand, boot.answers, boot.mediaBase, currentVersions(boot)]
    const rendered = this.#once(on, pathname, () =>
      this.#render({
        shell: path.join(this.shell.folder, server),
        remote: { name, version: release.version, bundle },
        // What is only for loading scripts is no part of the picture.
        boot: { ...boot, manifests: {}, integrity: {} },
        pathname,
        screen: route.screen,
      }),
    )
    return Promise.race([rendered, wait(PAGE_TIMEOUT_MS, undefined, { ref: false })])
  }

  /** Whether a page that went out without its drawing, or without its frame, will have it a moment later. */
  isPending(owned: OwnedRoute, server?: string): boolean {
    return Boolean(server && ((owned.route.prerender && this.#bundleOf(owned)) || this.#frameParts(owned)))
  }

  /**
   * What stands at an address of the content area, or of a screen that owns all of the page and has shapes, until its
   * scripts have come; undefined at others, or not in time.
   * @param server as for `of`
   */
  async frameOf(owned: OwnedRoute, { brand, mediaBase, releases }: Boot, server?: string): Promise<Frame | undefined> {
    this.#dropOutdated()
    const parts = this.#frameParts(owned)
    if (!server || !parts) return undefined
    const { layout, skeleton } = parts
    const shell = path.join(this.shell.folder, server)
    const menu = layout === 'home' ? menuOf(releases) : []
    const frame = this.#once(
      ['frame', server, layout, skeleton, menu, brand, mediaBase],
      `the frame of ${owned.route.path}`,
      () =>
        this.processes
          .of(owned.remote, owned.release.version)
          .renderFrame({ shell, boot: { brand, mediaBase }, layout, menu, skeleton }),
    )
    return Promise.race([frame, wait(FRAME_TIMEOUT_MS, undefined, { ref: false })])
  }

  /** What a frame is made from; undefined for a page that has none. */
  #frameParts(owned: OwnedRoute): Pick<FrameOrder, 'layout' | 'skeleton'> | undefined {
    const { layout, screen, skeleton: hasSkeleton } = owned.route
    if (layout !== 'home' && layout !== 'bare') return undefined
    const bundle = hasSkeleton ? this.#bundleOf(owned) : undefined
    const skeleton = bundle === undefined ? undefined : { bundle, screen }
    return layout === 'bare' && !skeleton ? undefined : { layout, skeleton }
  }

  /** Waits until all that is being rendered is there; false where nothing was. */
  async settled(): Promise<boolean> {
    if (this.#rendering.size === 0) return false
    await Promise.all(this.#rendering)
    return true
  }

  close(): void {
    this.processes.forget()
  }

  /**
   * @param on all that the drawing depends on
   * @param what names it where it fails
   */
  #once<D extends PrerenderedPage | Frame>(
    on: unknown[],
    what: string,
    render: () => Promise<D>,
  ): Promise<D | undefined> {
    const key = crypto.createHash('sha256').update(JSON.stringify(on)).digest('base64')
    const cached = this.#pages.get(key)
    if (cached) return cached as Promise<D | undefined>
    const rendered = render().catch((error: Error) => {
      if (error instanceof Cancelled) return undefined
      this.warn(`${what} could not be drawn ahead: ${error.message}`)
      setTimeout(() => this.#pages.delete(key), RETRY_AFTER_MS).unref()
      return undefined
    })
    this.#pages.set(key, rendered)
    this.#rendering.add(rendered)
    void rendered.then(() => this.#rendering.delete(rendered))
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= MAX_CACHED) break
      this.#pages.delete(oldest)
    }
    return rendered
  }

  /** Renders a page, and adds to it what lies in files: the process that renders has none. */
  async #render(order: PageOrder): Promise<PrerenderedPage> {
    const { fontFaces, ...page } = await this.processes.of(order.remote.name, order.remote.version).render(order)
    return {
      ...page,
      fonts: await this.fontsOf({ brand: order.boot.brand, html: page.html, offered: fontFaces }),
      earlyScript: this.#earlyScriptOf(order.remote.bundle),
    }
  }

  #earlyScriptOf(bundle: string): string | undefined {
    const file = path.join(path.dirname(bundle), 'early.js')
    return fs.existsSync(file)
      ? this.releases.read(`/${path.relative(this.releases.folder, file)}`).toString()
      : undefined
  }

  /** What draws a remote's screens, where it has that. */
  #bundleOf({ release }: OwnedRoute): string | undefined {
    const bundle = path.join(this.releases.folder, path.dirname(release.manifest), 'server.cjs')
    return this.#exists(bundle) ? bundle : undefined
  }

  /** A new shell or release list changes every page: links lead to routes of all remotes. */
  #dropOutdated(): void {
    const revision = `${this.shell.revision} ${this.releases.revision}`
    if (revision === this.#revision) return
    this.#revision = revision
    this.#pages.clear()
    this.#existing.clear()
    this.processes.forget()
  }

  /** What was seen once is not looked for again, until the list changes. */
  #exists(file: string): boolean {
    if (this.#existing.has(file)) return true
    const there = fs.existsSync(file)
    if (there) this.#existing.add(file)
    return there
  }
}

/** The menu items of the current release of each remote. */
const menuOf = ({ remotes }: ReleaseList) =>
  Object.entries(remotes).flatMap(([remote, [current]]) =>
    (current?.declaration.menu ?? []).map((item) => ({ ...item, remote })),
  )
