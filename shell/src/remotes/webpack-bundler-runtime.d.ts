/** The package has no types for this file alone. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: (options: unknown) => void
}
