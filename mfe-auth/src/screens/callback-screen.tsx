/** /webview/callback */
export { Callback as default } from '../features/web-view/callback'
