/** A text without the marks of direction that come along with what is copied, and nobody sees. */
export const unmarked = (value: string): string =>
  value.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim()
