// oxlint loads plugins by their path from the root's configuration, which has not this package.
export { default } from 'eslint-plugin-testing-library'
