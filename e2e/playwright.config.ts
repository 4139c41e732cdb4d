import { endToEnd } from './src/config'

/** They hold what people may wait for against seconds, which other tests beside them would take away: they run one by one. */
const TIMED = '**/timed/**'

export default await endToEnd(import.meta.dirname, {
  // With one lane of other checks beside them three fill two cores; a fourth makes each slower, and none sooner done.
  workers: 3,
  // A machine that others keep busy may stop a browser for seconds: `npm test` names every test that needed this.
  retries: 1,
  projects: [
    {
      name: 'parallel',
      testIgnore: ['**/engines/**', '**/fleet/**', ...(process.env.HOSTS ? [] : ['**/hosts/**', TIMED])],
      // When all of these have ended, whether they passed or not.
      teardown: 'timed',
    },
    { name: 'timed', testMatch: TIMED, workers: 1 },
  ],
})
