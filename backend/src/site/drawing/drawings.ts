import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { OwnedRoute, Releases } from '../releases'
import type { ShellFiles } from '../shell-files'
import { type Draughtsman, Forgotten } from './draughtsman'
import type { Boot, Drawing, Order } from './wire'

/** Milliseconds that a page waits for its first drawing; after that it goes out without one, as it always could. */
const PATIENCE = 1_500
/** Drawings kept: five pages of each of a dozen brands. */
const KEPT = 60
/** Milliseconds before a screen that could not be drawn is tried again. */
const RETRY = 30_000

/** Pages drawn ahead, each once for a brand, a version and a day's content, and kept until something of it changes. */
export class Drawings {
  readonly #drawn = new Map<string, Promise<Drawing | undefined>>()
  readonly #there = new Set<string>()
  #revision = ''

  constructor(
    private readonly shell: ShellFiles,
    private readonly releases: Releases,
    private readonly draughtsman: Draughtsman,
    private readonly warn: (message: string) => void,
  ) {}

  /**
   * The drawing of a page; undefined where its remote draws none, or cannot in time.
   * @param server what draws it, of the shell whose scripts the page will load
   */
  async of(owned: OwnedRoute, boot: Boot, pathname: string, server?: string): Promise<Drawing | undefined> {
    this.#keepUp()
    const bundle = path.join(this.releases.folder, path.dirname(owned.release.manifest), 'server.cjs')
    if (!server || !owned.route.prerender || !this.#exists(bundle)) return undefined
    const order: Order = {
      shell: path.join(this.shell.folder, server),
      remote: { name: owned.remote, version: owned.release.version, bundle },
      // What is only for loading scripts is no part of the picture.
      boot: { ...boot, manifests: {} },
      pathname,
      screen: owned.route.screen,
    }
    const key = crypto
      .createHash('sha256')
      .update(JSON.stringify([server, pathname, owned.release.version, boot.brand, boot.answers, boot.mediaBase]))
      .digest('base64')
    const drawing = this.#drawn.get(key) ?? this.#begin(key, order)
    return Promise.race([drawing, after(PATIENCE)])
  }

  close(): void {
    this.draughtsman.forget()
  }

  #begin(key: string, order: Order): Promise<Drawing | undefined> {
    const drawing = this.draughtsman.draw(order).catch((error: Error) => {
      if (error instanceof Forgotten) return undefined
      this.warn(`${order.pathname} could not be drawn ahead: ${error.message}`)
      setTimeout(() => this.#drawn.delete(key), RETRY).unref()
      return undefined
    })
    this.#drawn.set(key, drawing)
    for (const oldest of this.#drawn.keys()) {
      if (this.#drawn.size <= KEPT) break
      this.#drawn.delete(oldest)
    }
    return drawing
  }

  /** A new shell or release list changes every page: links lead to routes of all remotes. */
  #keepUp(): void {
    const revision = `${this.shell.revision} ${this.releases.revision}`
    if (revision === this.#revision) return
    this.#revision = revision
    this.#drawn.clear()
    this.#there.clear()
    this.draughtsman.forget()
  }

  /** What was seen once is not looked for again, until the list changes. */
  #exists(file: string): boolean {
    if (this.#there.has(file)) return true
    const there = fs.existsSync(file)
    if (there) this.#there.add(file)
    return there
  }
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds).unref())
