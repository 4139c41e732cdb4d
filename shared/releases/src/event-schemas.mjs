/** @import { EventUses } from './incompatible.mjs' */

/** @typedef {Record<string, { type: string, optional?: true }>} Schema what an event carries, by field */

/**
 * Why events between a candidate and the rest of a site would not be understood.
 * @param {{ name: string, uses?: EventUses }} candidate
 * @param {{ name: string, uses?: EventUses, knows?: Record<string, Schema> }[]} others
 *   `knows`: all events that there are, where it says so
 * @returns {string[]}
 */
export function eventFaults({ uses }, others) {
  if (!uses) return []
  const knowing = others.find(({ knows }) => knows)
  const known = knowing?.knows
  const unknown = /** @type {const} */ (['sends', 'handles']).flatMap((way) =>
    Object.entries(uses[way])
      .filter(([event]) => known && !(event in known))
      .map(([event, place]) => `it ${way} the event "${event}" (${place}), which ${knowing?.name} does not know`),
  )
  const between = others.flatMap(({ name, uses: theirs }) => [
    ...faultsBetween(uses, theirs).map(
      ({ event, fault, from, to }) => `its event "${event}" (${from}) ${fault}, which ${name} reads (${to})`,
    ),
    ...faultsBetween(theirs, uses).map(
      ({ event, fault, from, to }) =>
        `it reads of the event "${event}" (${to}) what ${name} (${from}) does not send: it ${fault}`,
    ),
  ])
  return [...unknown, ...between]
}

/**
 * Of each event that one sends and the other reads the payload of.
 * @param {EventUses | undefined} sender @param {EventUses | undefined} receiver
 */
function faultsBetween(sender, receiver) {
  return Object.entries(sender?.sends ?? {}).flatMap(([event, from]) => {
    const to = receiver?.reads?.[event]
    const [sent, read] = [/** @type {EventUses} */ (sender).events?.[event], receiver?.events?.[event]]
    if (!to || !sent || !read) return []
    return missingOf(sent, read).map((fault) => ({ event, fault, from, to }))
  })
}

/** What a payload lacks of what its reader counts on. @param {Schema} sent @param {Schema} read @returns {string[]} */
export function missingOf(sent, read) {
  return Object.entries(read).flatMap(([field, { type, optional }]) => {
    const given = sent[field]
    if (!given) return optional ? [] : [`lacks the field ${field}`]
    if (given.optional && !optional) return [`may lack the field ${field}`]
    const others = membersOf(given.type).filter((member) => !membersOf(type).includes(member))
    return others.length > 0 ? [`has ${others.join(' or ')} as ${field} in place of ${type}`] : []
  })
}

const membersOf = (/** @type {string} */ type) => type.split('|').map((member) => member.trim())
