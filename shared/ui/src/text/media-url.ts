/** The address of a file of the media host: `base` and `path` joined by exactly one slash. A whole address stays as it is. */
export const mediaUrl = (base: string, path: string) =>
  /^(https?:|data:|blob:)/.test(path) ? path : `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
