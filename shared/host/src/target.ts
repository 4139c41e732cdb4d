/** Where a navigation goes: a route by name, or a path. Anything else is refused (specification, section 2). */
export type Target = ({ name: string } | { path: string }) & {
  params?: Record<string, string>
  query?: Record<string, string>
  /** With its `#`. */
  hash?: string
}
