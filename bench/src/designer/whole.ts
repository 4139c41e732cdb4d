import { test } from '@yawmi/e2e/test'

/** What takes its time is measured by `npm run bench -- designer` alone; the checks weigh the scripts. */
// eslint-disable-next-line typescript/unbound-method -- Playwright's own functions need no `this`
export const whole = process.env.BENCH === 'designer' ? test : test.skip
