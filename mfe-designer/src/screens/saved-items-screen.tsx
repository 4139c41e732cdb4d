export { SavedItems as default } from '../features/saved-items/saved-items'
