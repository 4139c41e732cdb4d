/** For screens: asking before something is done, and «back» for dialogs of their own. */
export { useBackToClose } from './history/use-back-to-close'
export { useConfirm } from './use-confirm'
