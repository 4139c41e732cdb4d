import type { FastifyBaseLogger } from 'fastify'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Options = Parameters<FastifyBaseLogger['child']>[1]
type Parent = FastifyBaseLogger & { isLevelEnabled(level: string): boolean }

/**
 * The log of one request. Making it costs as much as reading the request does, for what must be redacted, and most
 * requests have nothing to say: it is made with the first line.
 */
export class RequestLog implements FastifyBaseLogger {
  private made: FastifyBaseLogger | undefined

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: Bindings,
    private readonly options: Options,
  ) {}

  private get own(): FastifyBaseLogger {
    return (this.made ??= this.parent.child(this.bindings, this.options))
  }

  get level(): string {
    return (this.made ?? this.parent).level
  }

  set level(level: string) {
    this.own.level = level
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own.child(...given)
  }

  silent(): void {
    // The level that says nothing.
  }

  fatal(...line: unknown[]): void {
    this.say('fatal', line)
  }

  error(...line: unknown[]): void {
    this.say('error', line)
  }

  warn(...line: unknown[]): void {
    this.say('warn', line)
  }

  info(...line: unknown[]): void {
    this.say('info', line)
  }

  debug(...line: unknown[]): void {
    this.say('debug', line)
  }

  trace(...line: unknown[]): void {
    this.say('trace', line)
  }

  private say(level: Level, line: unknown[]): void {
    if (this.made || (this.parent as Parent).isLevelEnabled(level)) this.own[level](...(line as [unknown]))
  }
}
