import { z } from 'zod'

export const REMOTE_NAMES = ['landing', 'auth', 'content', 'designer', 'account'] as const
export const remoteNameSchema = z.enum(REMOTE_NAMES)
export type RemoteName = z.infer<typeof remoteNameSchema>

export const layoutSchema = z.enum(['public', 'home', 'web-view', 'bare'])
export type Layout = z.infer<typeof layoutSchema>

/** Who may see a route: everyone, whoever entered (free visitor or subscriber), or subscribers only. */
export const accessSchema = z.enum(['public', 'visitor', 'subscriber'])
export type Access = z.infer<typeof accessSchema>

const firstPictureSchema = z.object({
  /** Where it is in an item of the reply's list: names with dots between them. */
  at: z.string(),
  /** Id of the item; the first one by default. */
  item: z.string().optional(),
  /** How wide it is shown, as the `<img>` says it. */
  sizes: z.string(),
})

/** A reading call that a screen begins with, which the page sends before any code is there. */
const prefetchSchema = z.object({
  operation: z.string(),
  /** Values of the operation's path: as they are, or `:name`, that of the route's path. */
  params: z.record(z.string(), z.string()).optional(),
  /** Values of the call's query: as they are, or `?name`, that of the page's address; left out where that has none. */
  query: z.record(z.string(), z.string()).optional(),
  /** Who sends it; everybody by default who may call the operation. */
  role: z.enum(['free', 'subscriber']).optional(),
  /** The picture that the screen shows first, which the page loads as soon as the reply names it. */
  picture: firstPictureSchema.optional(),
})
export type Prefetch = z.infer<typeof prefetchSchema>

export const routeSchema = z.object({
  /** The route name that navigation targets use; unique over all remotes. */
  name: z.string(),
  /** React-router path pattern, with `:params`. */
  path: z.string().startsWith('/'),
  /** Key of the screen in the remote's `./remote` module. */
  screen: z.string(),
  layout: layoutSchema,
  access: accessSchema,
  /** Document title, without the brand's name. */
  title: z.string(),
  /** What search engines and shared links say of the page; `{brand}` stands for the brand's name. */
  description: z.string().optional(),
  /** Whether the site server draws the screen ahead, for people whose scripts are still on the way. */
  prerender: z.boolean().optional(),
  /** Whether the remote has shapes of the screen for the frame that stands while scripts are on the way. */
  skeleton: z.boolean().optional(),
  /**
   * Whether the site server renders the screen for a signed-in visitor who opens the site at it, with the replies of its first
   * calls.
   */
  rendered: z.boolean().optional(),
  /** Operations without parameters whose answers the screen begins with: the site server writes them into the page. */
  answers: z.array(z.string()).optional(),
  /** Texts that the screen shows and a brand may have of its own: the site server writes the brand's into the page. */
  texts: z.array(z.string()).optional(),
  /** Operations without parameters that read what the screen begins with: the page asks them before any code is there. */
  begins: z.array(z.string()).optional(),
  /** The same of operations that have parameters. */
  prefetches: z.array(prefetchSchema).optional(),
  /** The screen that is shown at this address in windows below a width, in CSS px: they preload its code instead. */
  narrow: z.object({ below: z.number().int().positive(), screen: z.string() }).optional(),
})
export type Route = z.infer<typeof routeSchema>

export const declarationSchema = z.object({
  name: remoteNameSchema,
  routes: z.array(routeSchema),
  /** Named places of the shell that the remote fills. */
  slots: z.array(z.string()),
  /** Contract version ranges that the remote needs of its host, by package. */
  requires: z.record(z.string(), z.string()),
})
export type Declaration = z.infer<typeof declarationSchema>

export const releaseSchema = z.object({
  version: z.string(),
  /** Address of the released `mf-manifest.json`; its folder never changes once published. */
  manifest: z.string(),
  /** In the list on the disk: digest of the release's own list of digests, `integrity.json`. None of older releases. */
  integrity: z.string().optional(),
  /**
   * In the list that the site serves: by which digest browsers load `sri.json` beside the manifest, which has those of the
   * scripts for the shell, and `alone.mjs`, which has those of its own modules (docs/adr/0034).
   */
  sri: z.object({ scripts: z.string(), alone: z.string().optional() }).optional(),
  declaration: declarationSchema,
})
export type Release = z.infer<typeof releaseSchema>

/** What `/releases.json` answers: for each remote its versions, the current one first, then those to fall back to. */
export const releaseListSchema = z.object({ remotes: z.partialRecord(remoteNameSchema, z.array(releaseSchema).min(1)) })
export type ReleaseList = z.infer<typeof releaseListSchema>
