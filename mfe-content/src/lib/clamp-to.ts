/**
 * A text cut after some lines, with room for the vowel marks that stand above its first line and under its last: what
 * clips the lines must not clip them. The room lies outside, so that nothing else moves.
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
