import { test } from '@yawmi/e2e/test'

/** What takes its time is measured by `npm run bench -- designer` alone; the checks weigh the scripts. */
export const whole = process.env.BENCH === 'designer' ? test : test.skip
