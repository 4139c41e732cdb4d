/** What the build puts into scripts for pages in place of these names, and jest's configuration into tests. */
declare const CONTAINER: string
declare const STANDALONE_DIGEST: string
declare const REACT_VERSION: string
declare const DIGESTS: Record<string, string>
declare const FAST_CHECK: string
declare const EXAMPLES_SEED: number | null
/** Milliseconds after which a property has seen enough; null where it sees all its examples. */
declare const EXAMPLES_LIMIT_MS: number | null
/** Folder of the icons, one file each. */
declare const ICONS: string

/** Found from the folder of the remote that is built. */
declare module 'react'
declare module 'react-dom'
declare module 'react-dom/client'
declare module 'remote'
declare module 'jsx-runtime-of-remote'
