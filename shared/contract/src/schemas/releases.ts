import { z } from 'zod'

/** Names that folders, build targets, dictionaries and objects have already. */
const RESERVED_NAMES = [
  'shell',
  'backend',
  'embed',
  'art',
  'builds',
  'kit',
  'dialogs',
  'about',
  'contact',
  'ui',
  'sms',
  'consent',
  'constructor',
]

/**
 * A remote's name, any that follows these rules: it is part of addresses, of a script's global (`mfe_<name>`) and of the
 * names of brands' words. Which remotes there are is what the release list says.
 */
export const remoteNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9]{1,23}$/, 'a name is 2 to 24 small letters and digits, a letter first')
  .refine((name) => !RESERVED_NAMES.includes(name), 'the name is taken by the product itself')
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

/**
 * What every reader of a path understands alike: a few whole parts, `:params` that are a part each, and `*` for all that follows. Of
 * anything else nobody can tell which addresses it takes from other remotes, and servers may look for hours.
 */
const PATH_PATTERN = /^(?=\/)(?:\/(?::\w{1,40}|[^/:*?]{1,80})\??){0,8}(?:\/\*)?\/?$/

export const routeSchema = z.object({
  /** The route name that navigation targets use; unique over all remotes. */
  name: z.string(),
  /** React-router path pattern, with `:params`. */
  path: z
    .string()
    .regex(PATH_PATTERN, 'a path has up to 8 parts such as home or :id, after a slash each, and * as the last alone'),
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

/** Menus of the content area: beside the screen, below it on phones, and a subscriber's own, with its items for phones alone. */
export const menuSchema = z.enum(['sidebar', 'bottom-bar', 'subscription', 'subscription-small'])
export type Menu = z.infer<typeof menuSchema>

const menuPlaceSchema = z.object({
  /** Items stand in this order, those of one number by their remotes' names. */
  order: z.number().int().min(0).max(999),
  /** For a free visitor: `hidden` leaves the item out, `locked` shows the lock dialog instead of the screen. */
  free: z.enum(['hidden', 'locked']).optional(),
})

/** An item of the content area's menus, which leads to a screen of the remote. */
export const menuItemSchema = z.object({
  /** Unique in the remote; a brand replaces the label as `<remote>.menu.<id>`. */
  id: z.string().regex(/^[a-z][A-Za-z0-9]{0,31}$/, 'an id is up to 32 letters and digits'),
  label: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ،]{0,23}$/u, 'a label is 1 to 24 letters, digits and spaces'),
  /** Name of the remote's own route that it opens, one without parameters. */
  route: z.string(),
  /** An icon that the shell has, by name, or the data of a path in a box of 24 by 24, drawn as a line. */
  icon: z
    .string()
    .max(600)
    .regex(/^(?:[a-z]+|[Mm][\d\s,.+MmLlHhVvCcSsQqTtAaZz-]+)$/, 'an icon is a name, or path data that begins with M'),
  in: z.partialRecord(menuSchema, menuPlaceSchema),
})
export type MenuItem = z.infer<typeof menuItemSchema>

export const declarationSchema = z.object({
  name: remoteNameSchema,
  routes: z.array(routeSchema),
  /** Named places of the shell that the remote fills. */
  slots: z.array(z.string()),
  /** Items of the content area's menus; none in releases from before remotes declared them. */
  menu: z.array(menuItemSchema).max(12).optional(),
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

/** A version that some visitors get beside the current one (docs/adr/0074). Each part says of whom more. */
export const canarySchema = z.object({
  release: releaseSchema,
  /** When it was opened, or changed, as ISO text; pages have no use for it. */
  since: z.string().optional(),
  /** Percent of devices. */
  share: z.number().positive().max(100).optional(),
  /** Brands by id. */
  brands: z.array(z.string()).optional(),
  /** For nobody but whoever opens a tester link, as with every canary. */
  testers: z.literal(true).optional(),
})
export type Canary = z.infer<typeof canarySchema>

/** What `/releases.json` answers: for each remote its versions, the current one first, then those to fall back to. */
export const releaseListSchema = z.object({
  remotes: z.record(remoteNameSchema, z.array(releaseSchema).min(1)),
  /** None where no version is open to a part of the visitors. */
  canaries: z.record(remoteNameSchema, canarySchema).optional(),
  /** Versions that were rolled back or withdrawn of late: open pages leave them with their next screen (docs/adr/0100). */
  bad: z.record(remoteNameSchema, z.array(z.string())).optional(),
})
export type ReleaseList = z.infer<typeof releaseListSchema>
