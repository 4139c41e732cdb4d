/** What the preset puts into tests. */
declare const FAST_CHECK: string
declare const EXAMPLES_SEED: number | null
/** Milliseconds after which a property has seen enough; null where it sees all its examples. */
declare const EXAMPLES_LIMIT_MS: number | null
/** Folder of the icons, one file each. */
declare const ICONS: string
