export { Jokes as default } from '../features/jokes/jokes'
