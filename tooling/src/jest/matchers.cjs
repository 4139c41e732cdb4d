/** Testing Library's matchers, in every web package's tests. */
require('@testing-library/jest-dom')

/** As the test's own time-out: waiting for something to appear must not fail because a machine is busy. */
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 })
