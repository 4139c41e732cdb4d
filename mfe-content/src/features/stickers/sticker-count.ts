import { plural } from '@yawmi/ui'
import { useWordGroups } from '../../copy/use-words'

/** «3 ملصقات», in the form that Arabic has for the number. */
export function useStickerCount(): (count: number) => string {
  const { stickerCount } = useWordGroups()
  return (count) => plural(count, stickerCount)
}
