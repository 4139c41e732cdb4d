/** Dialogs of every kind, and the parts of alerts. */
export { useCopy } from '../copy/use-copy'
export type { Alert, Closing } from '../dialog-request'
export { DialogKind } from './dialog-kind'
export { HostDialog } from './host-dialog'
export { NoticeDialog } from './notice-dialog'
export { useWork } from './use-work'
