/** Testing Library's matchers, in every web package's tests. */
expect.extend(require('@testing-library/jest-dom/matchers'))

/** As the test's own time-out: waiting for something to appear must not fail because a machine is busy. */
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 })
