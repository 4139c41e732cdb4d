import { useEffect } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useNavigation, useParams } from '@yawmi/remote-kit'
import { removeStored, writeStored } from '@yawmi/session'
import { useAtLeast } from '@yawmi/ui'
import { choosePhoneType } from '../../lib/phone-type'
import { openStudio } from '../../studio/open-studio'

const TYPES: Record<string, DesignType> = { images: 'image', cards: 'card' }

/**
 * The address of the desktop editor. Below md it leads to the phone's, with the same design; an unknown type leads to the
 * hub.
 * @returns the type whose desktop editor is to be shown; undefined while it leads elsewhere
 */
export function useDesignPage(): DesignType | undefined {
  const type = TYPES[useParams().dataType ?? '']
  const wide = useAtLeast('md')
  const { go } = useNavigation()
  useEffect(() => {
    if (!type) go({ name: 'design_categories' }, { replace: true })
    else if (!wide) {
      const { background } = openStudio(type).view().design
      choosePhoneType(type)
      if (background) writeStored('backgroundImage', background.path)
      else removeStored('backgroundImage')
      go({ name: 'phone_design_page' }, { replace: true })
    }
  }, [type, wide, go])
  return wide ? type : undefined
}
