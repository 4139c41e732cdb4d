/** For whoever hosts a page: the one place where dialogs raised over the bus are shown, and what alerts are made of. */
export { DialogHost } from './dialog-host'
export type { Alert } from './use-dialog-queue'
export { useCopy } from '../copy/use-copy'
export { HostDialog, type Closing } from '../kinds/host-dialog'
export { NoticeDialog } from '../kinds/notice-dialog'
export { useWork } from '../kinds/use-work'
