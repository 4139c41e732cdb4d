export { Favorites as default } from '../features/favorites/favorites'
