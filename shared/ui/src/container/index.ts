export { Contained } from './contained'
export { sizeContainer } from './size-container'
