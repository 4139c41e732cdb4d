export { default } from './shared/lint/oxlint.mjs'
