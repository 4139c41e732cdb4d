import type { RouteShorthandOptions } from 'fastify'
import type { SharedLimits } from '../../domain/limits/shared-limits'
import type { XsrfTokens } from '../../http/plugins/xsrf'
import type { Brands } from '../../infrastructure/brands/brands'
import type { Db } from '../../infrastructure/db/connect'
import type { Env } from '../../infrastructure/env'
import type { SharedReleases } from '../../infrastructure/releases/shared-releases'
import type { Releases } from '../releases/releases'
import type { TesterLinks } from '../releases/tester-links'
import type { ShellFiles } from '../releases/shell-files'
import type { VisitorsBrands } from './open-preview'

/** What the site is made of from outside. */
export interface SiteDeps {
  env: Env
  pairs: XsrfTokens
  brands: Brands
  releases: Releases
  /** Where these are what all hosts share. */
  sharedReleases: SharedReleases | undefined
  shared: SharedLimits
  /** Reads brands that are not published yet. */
  db: Pick<Db, 'select'>
}

/** What the parts of the site take what they need from. */
export interface SiteParts extends Omit<SiteDeps, 'shared' | 'db'> {
  /** Folder of what was built. */
  dist: string
  shell: ShellFiles
  testerLinks: TesterLinks
  brandPreviews: VisitorsBrands
  /** Of routes that make a page for each who asks. */
  limit: RouteShorthandOptions
  /** Scripts of the site's own beside the shell's. */
  extraScripts: { src: string; integrity: string }[]
}
