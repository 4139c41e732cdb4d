/** Testing Library's matchers, in every web package's tests. */
require('@testing-library/jest-dom')
