/** Protects an element from the page's rules: inherited values are reset, and `!important` here wins. */
export function isolated<E extends HTMLElement>(element: E): E {
  element.style.setProperty('all', 'initial', 'important')
  element.style.setProperty('display', 'block', 'important')
  return element
}
