export { default } from './shared/lint/eslint.mjs'
