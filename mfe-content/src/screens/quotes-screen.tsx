export { QuotesList as default } from '../features/quotes/quotes-list'
