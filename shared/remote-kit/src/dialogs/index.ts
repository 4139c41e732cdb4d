/** For whoever hosts a page: the one place where dialogs raised over the bus are shown. */
export { DialogHost } from './dialog-host'
