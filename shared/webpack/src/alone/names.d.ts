/** What the build puts in place of these names. */
declare const CONTAINER: string
declare const STANDALONE_DIGEST: string
declare const REACT_VERSION: string
declare const DIGESTS: Record<string, string>

/** Found from the folder of the remote that is built. */
declare module 'react'
declare module 'react-dom'
declare module 'react-dom/client'
declare module 'remote'
declare module 'jsx-runtime-of-remote'
