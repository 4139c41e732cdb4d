export { default } from '@yawmi/tooling/eslint'
