/** For hosts: the component that shows dialogs. What renders them comes with the first one, from `@yawmi/dialogs/kinds`. */
export { DialogHost } from './dialog-host'
