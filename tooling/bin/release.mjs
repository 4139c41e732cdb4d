import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, say } from '../src/lib/log.mjs'
import { REMOTES } from '../src/lib/root.mjs'

/**
 * `npm run release -- <remote>`: builds one remote, publishes its folder and makes it current; a running site serves
 * it from the next page on. `npm run release -- <remote> --roll-back` makes the version before current again.
 */
const [remote, option] = process.argv.slice(2)
if (!REMOTES.includes(remote) || (option && option !== '--roll-back'))
  fail(`usage: npm run release -- <${REMOTES.join('|')}> [--roll-back]`)

await bootstrap()
const { build, store } = await import('../src/build/build.mjs')
try {
  if (option) say(`${remote} is at ${store.rollBack(remote)} again`)
  else {
    await build([remote])
    say(`${remote} is at ${store.current(remote)}`)
  }
} catch (error) {
  fail(error.message)
}
