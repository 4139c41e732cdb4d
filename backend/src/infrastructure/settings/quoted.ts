import type { Fault } from './fault'

/**
 * Settings that came with the quotes around them, which systemd and Node take away and podman does not. A secret would be
 * another one than on the hosts beside, and a folder would be made that is named so.
 */
export const quotedSettings = (given: Record<string, string | undefined>, settings: readonly string[]): Fault[] =>
  settings
    .flatMap((name) => [name, `${name}_FILE`])
    .filter((name) => /^(["']).*\1$/s.test(given[name] ?? ''))
    .map((name) => ({
      name,
      message:
        'must have no quotes around it: what started this process (podman, for one) took them for a part of the value',
    }))
