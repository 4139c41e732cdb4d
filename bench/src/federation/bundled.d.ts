/** A remote's `src/index.ts`, as the bundle without federation has it (one-bundle.mjs). */
declare module 'bundled/*' {
  export const remote: unknown
}
