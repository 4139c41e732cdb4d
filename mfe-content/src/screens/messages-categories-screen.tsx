export { MessageCategories as default } from '../features/messages/message-categories'
