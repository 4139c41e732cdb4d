/** /webview/confirm-otp */
export { ConfirmOtp as default } from '../features/web-view/confirm-otp'
