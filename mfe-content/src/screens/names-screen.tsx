export { Names as default } from '../features/names/names'
