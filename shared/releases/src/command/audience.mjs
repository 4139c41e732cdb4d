/** Whom `canary` is for, by the options of the command. */

const listOf = (/** @type {string | undefined} */ text) => text?.split(',').filter(Boolean) ?? []

/** @param {Record<string, any>} options @returns {string | undefined} a sentence where they name nobody */
export function audienceFault({ share, brands, testers, with: together }) {
  if (share === undefined && !brands && !testers) return 'canary needs --share <percent>, --brands <a,b> or --testers'
  if (share !== undefined && !(Number(share) > 0 && Number(share) <= 100))
    return '--share is a percentage above 0, up to 100'
  const wrong = [...listOf(brands), ...listOf(together)].find((name) => !/^[a-z][a-z0-9-]*$/.test(name))
  return wrong && `${wrong} is no name`
}

/** @param {Record<string, any>} options @returns {import('../canary.mjs').Audience & { together: string[] }} */
export const audienceOf = ({ share, brands, testers, with: together }) => ({
  ...(share !== undefined && { share: Number(share) }),
  ...(brands && { brands: listOf(brands) }),
  ...(testers && { testers: true }),
  together: listOf(together),
})
