import { endToEnd } from './src/config'

/**
 * They move the clock that all share, or hold what people may wait for against seconds, which other tests beside them would
 * take away: they run one by one when all others have ended, whether these passed or not.
 */
const ALONE = ['**/clock/**', '**/timed/**']

export default await endToEnd(import.meta.dirname, {
  // With one lane of other checks beside them three fill two cores; a fourth makes each slower, and none sooner done.
  workers: 3,
  // A machine that others keep busy may stop a browser for seconds: `npm test` names every test that needed this.
  retries: 1,
  projects: [
    {
      name: 'parallel',
      testIgnore: ['**/engines/**', '**/fleet/**', ...(process.env.HOSTS ? [] : ['**/hosts/**', ...ALONE])],
      teardown: 'alone',
    },
    { name: 'alone', testMatch: ALONE, workers: 1 },
  ],
})
