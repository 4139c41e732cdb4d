/**
 * The order of parts once a catalogue has come that may name only some of them: those that are there already share the places
 * that they have, in the catalogue's order, and a new one follows the one that it follows there. A catalogue of all parts decides
 * the whole order, and one of a single new part puts it last.
 * @param current ids in the order in which they are shown now
 * @param listed ids in the catalogue's order, each once
 */
export function mergedOrder(current: readonly string[], listed: readonly string[]): string[] {
  const [before, named] = [new Set(current), new Set(listed)]
  const known = listed.filter((id) => before.has(id))
  let next = 0
  const order = current.map((id) => (named.has(id) ? known[next++]! : id))
  for (const [at, id] of listed.entries()) {
    if (before.has(id)) continue
    const place = at > 0 ? order.indexOf(listed[at - 1]!) + 1 : order.indexOf(known[0] ?? '')
    order.splice(place < 0 ? order.length : place, 0, id)
  }
  return order
}
