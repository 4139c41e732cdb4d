/**
 * Truncates a text after some lines, with room for the vowel marks above its first and below its last line, which
 * clipping must not cut off. Negative margins offset that room.
 * @param lines as a style value, such as `'2'`.
 */
export const clampTo = (lines: string) =>
  ({
    lineClamp: lines,
    paddingBlockStart: '0.3em',
    marginBlockStart: '-0.3em',
    paddingBlockEnd: '0.15em',
    marginBlockEnd: '-0.15em',
  }) as const
