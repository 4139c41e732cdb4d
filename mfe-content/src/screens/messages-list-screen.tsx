export { MessagesList as default } from '../features/messages/messages-list'
