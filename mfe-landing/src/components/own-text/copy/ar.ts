/** Words where a brand's own text stands. */
export const ar = {
  retryText: 'حاول مرة أخرى',
}
