// A page that shares React may share no runtime for JSX: that stands on none of React's other modules.
import * as own from 'jsx-runtime-of-remote'

/**
 * A page whose React is loaded.
 * @typedef {{ [key: symbol]: Record<string, Required<import('./page-react.js').Entry>> }} Page
 */

export const { Fragment, jsx, jsxs } =
  /** @type {Page} */ (globalThis)[Symbol.for('yawmi.react')][REACT_VERSION].modules['react/jsx-runtime'] ?? own
