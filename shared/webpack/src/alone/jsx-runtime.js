// A page that shares React may share no runtime for JSX: that stands on none of React's other modules.
import * as own from 'jsx-runtime-of-remote'

export const { Fragment, jsx, jsxs } =
  globalThis[Symbol.for('yawmi.react')][REACT_VERSION].modules['react/jsx-runtime'] ?? own
