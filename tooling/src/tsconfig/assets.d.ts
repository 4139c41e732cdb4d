/** A file imported by browser code is its address, once bundled. */
declare module '*.woff2' {
  const address: string
  export default address
}
declare module '*.svg' {
  const address: string
  export default address
}
