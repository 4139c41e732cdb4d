/** The part of Fastify's logger that code without HTTP uses: fields first, then one line. */
export interface Log {
  info(fields: object, line: string): void
  warn(fields: object, line: string): void
  error(fields: object, line: string): void
}
