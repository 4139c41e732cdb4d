export { default } from '@yawmi/lint'
