/** In the layouts of the content area and of the web view, which have margins of their own. */
export { Privacy as default } from '../features/legal/privacy/privacy'
