/** For hosts: the component that shows dialogs, and the parts of alerts. */
export { DialogHost } from './dialog-host'
export type { Alert } from './use-dialog-queue'
export { useCopy } from '../copy/use-copy'
export { HostDialog, type Closing } from '../kinds/host-dialog'
export { NoticeDialog } from '../kinds/notice-dialog'
export { useWork } from '../kinds/use-work'
