import { screen } from '@testing-library/react'

/** Finds by an attribute what no role, label or text leads to, such as a script element. */
export { queryAllByAttribute, queryByAttribute } from '@testing-library/react'

/**
 * The `dd` that belongs to the `dt` with this text, in lists whose terms have one `dd` each.
 * @throws when no term has this text, or another number of `dd` makes the two lists differ.
 */
export function definitionOf(term: string): HTMLElement {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const definitions = screen.getAllByRole('definition')
  const definition = definitions[terms.indexOf(term)]
  if (!definition || definitions.length !== terms.length)
    throw new Error(`No single definition of “${term}” among: ${terms.join(', ')}`)
  return definition
}
