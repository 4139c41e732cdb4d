/** Elements whose properties together are those of all that our components draw. */
const TAGS = 'input textarea select option button form label a img video iframe ol td'.split(' ')

let names: Set<string> | undefined

const allNames = () => {
  // The last three are not yet properties in every browser.
  const all = ['dangerouslysetinnerhtml', 'ref', 'key', 'role', 'inert', 'enterkeyhint']
  for (const tag of TAGS) for (const name in document.createElement(tag)) all.push(name.toLowerCase())
  return new Set(all)
}

/** Whether a prop may go on to an element: asked of the browser, in place of emotion's list of all of them. */
export default function isPropValid(name: string): boolean {
  return /^(on[A-Z]|aria-|data-)/.test(name) || (names ??= allNames()).has(name.toLowerCase())
}
