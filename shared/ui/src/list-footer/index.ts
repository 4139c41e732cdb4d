export { ListFooter, type ListFooterProps, type ListFooterState } from './list-footer'
