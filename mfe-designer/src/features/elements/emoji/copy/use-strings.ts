import { dictionary } from '@yawmi/remote-kit'
import { ar } from './ar'

/** Names of emoji, which come with their panel. */
export const useEmojiNames = dictionary('designer.emoji', ar)
