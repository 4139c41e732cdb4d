import { useEffect } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useNavigation, useParams } from '@yawmi/remote-kit'
import { removeStored, writeStored } from '@yawmi/session'
import { useAtLeast } from '@yawmi/ui'
import { DesktopEditor } from './editors/desktop-editor'
import { openStudio } from '../studio/open-studio'

const TYPES: Record<string, DesignType> = { images: 'image', cards: 'card' }

/** The desktop editor. Below md the phone's takes over with the same design; an unknown type leads to the hub. */
export default function DesignPageScreen() {
  const type = TYPES[useParams().dataType ?? '']
  const wide = useAtLeast('md')
  const { go } = useNavigation()
  useEffect(() => {
    if (!type) go({ name: 'design_categories' }, { replace: true })
    else if (!wide) {
      const { background } = openStudio(type).view().design
      writeStored('dataType', type)
      if (background) writeStored('backgroundImage', background.path)
      else removeStored('backgroundImage')
      go({ name: 'phone_design_page' }, { replace: true })
    }
  }, [type, wide, go])
  return type && wide ? <DesktopEditor key={type} type={type} /> : null
}
