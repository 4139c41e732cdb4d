/**
 * How Node runs the product. Node 24 lets the young generation of its heap grow to 100 MB more than what is in use for
 * people who come one after the other; 8 MB a half is enough for them.
 */
export const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=8']
