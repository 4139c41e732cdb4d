/**
 * A loader for libraries that give text to `innerHTML`, of a style and a text area: pages that demand Trusted Types
 * refuse that, and `textContent` does the same there.
 * @param {string} source
 */
export default function trustedSinks(source) {
  const changed = source.replace(/\.innerHTML = /g, '.textContent = ')
  if (changed === source) throw new Error('nothing to change: has the library another way by now?')
  return changed
}

/** The files that it is for. */
export const TRUSTED_SINKS = {
  test: /node_modules\/(?:css-styled\/dist\/styled\.esm|html-to-image\/es\/clone-node)\.js$/,
  loader: import.meta.filename,
}
