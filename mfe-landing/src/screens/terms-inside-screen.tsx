/** In the layouts of the content area and of the web view, which have margins of their own. */
export { Terms as default } from '../features/legal/terms/terms'
