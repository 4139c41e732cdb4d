/**
 * A loader for libraries that give many components in one file and mark none of them as without effects: unused ones
 * would stay in every bundle. Says of each that making it does nothing else, and drops the names given for debugging.
 * @param {string} source
 */
export default function pureComponents(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '')
}

/** The libraries that it is for. */
export const PURE_COMPONENTS = { test: /node_modules\/react-router\/dist\//, loader: import.meta.filename }
