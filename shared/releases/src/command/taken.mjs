/** Options that every command takes. */
const OF_ALL = ['site', 'reason', 'key', 'serial', 'dry-run', 'json']
const SKIPS = ['skip-types', 'skip-tests', 'skip-embed']

/** How many names stand after each command, and the options that it takes besides. @type {Record<string, { names: number, options?: string[] }>} */
const TAKEN = {
  publish: { names: 1, options: ['candidate', 'drop-routes', ...SKIPS] },
  check: { names: 1, options: ['candidate', 'drop-routes', ...SKIPS] },
  promote: { names: 2, options: ['drop-routes'] },
  canary: { names: 2, options: ['share', 'brands', 'testers', 'with', 'days'] },
  testers: { names: 1, options: ['days'] },
  withdraw: { names: 1, options: ['good'] },
  hold: { names: 1 },
  rollback: { names: 1, options: ['to'] },
  pin: { names: 2 },
  unpin: { names: 2 },
  retire: { names: 2, options: ['on'] },
  status: { names: 1 },
  list: { names: 1 },
  log: { names: 1, options: ['verify'] },
  clean: { names: 1 },
  adopt: { names: 0 },
  embed: { names: 2, options: ['on'] },
  key: { names: 2, options: ['team', 'remotes', 'roles', 'days'] },
  stack: { names: 2 },
}

/**
 * What was given that the command does not take, as a sentence. Left out, it would be meant by somebody who is told that all is done:
 * `publish content --share 5` would be for all visitors, and `rollback content <version>` for another version.
 * @param {string} command @param {string[]} names that stand after it @param {Record<string, unknown>} values of the options
 */
export function notTaken(command, names, values) {
  const { names: count, options = [] } = TAKEN[command]
  const given = Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== false)
  const option = given.find((name) => !OF_ALL.includes(name) && !options.includes(name))
  if (option) return `${command} takes no --${option}`
  if (names.length > count) return `${command} takes no ${names.slice(count).join(' ')}`
  // What a site trusts is changed at once.
  return command === 'key' && values['dry-run'] && names[0] !== 'list' ? 'key takes no --dry-run' : undefined
}
