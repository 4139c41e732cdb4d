import { plural } from '@yawmi/ui'
import { useStringGroups } from '../../copy/use-strings'

/** «3 ملصقات», in the Arabic plural form of the number. */
export function useStickerCount(): (count: number) => string {
  const { stickerCount } = useStringGroups()
  return (count) => plural(count, stickerCount)
}
