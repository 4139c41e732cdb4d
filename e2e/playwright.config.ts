import { endToEnd } from './src/config'

export default await endToEnd(import.meta.dirname, {
  // With one lane of other checks beside them three fill two cores; a fourth makes each slower, and none sooner done.
  workers: 3,
  // A machine that others keep busy may stop a browser for seconds: `npm test` names every test that needed this.
  retries: 1,
  projects: [
    {
      name: 'parallel',
      testIgnore: ['**/engines/**', ...(process.env.HOSTS ? [] : ['**/hosts/**', '**/clock/**'])],
      teardown: 'clock',
    },
    // They move the clock that all share: they run when all others have ended, whether these passed or not.
    { name: 'clock', testDir: 'src/clock', workers: 1 },
  ],
})
