import { lazy, useEffect } from 'react'
import { useNavigation } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { useAtLeast } from '@yawmi/ui'
import { PhoneEditor } from './editors/phone-editor'
import { useDesignPage } from './editors/use-design-page'
import { PhoneEditorSkeleton } from './skeletons/phone-editor-skeleton'

/** The phone editor. From md up the desktop's takes over, with the same design. */
const PhoneDesignPageScreen = () => {
  const type = readStored('dataType') ?? 'image'
  const wide = useAtLeast('md')
  const { go } = useNavigation()
  useEffect(() => {
    if (wide) go({ name: 'design_page', params: { dataType: `${type}s` } }, { replace: true })
  }, [type, wide, go])
  return wide ? null : <PhoneEditor key={type} type={type} />
}

export default PhoneDesignPageScreen

const DesignPageScreen = lazy(() => import('./design-page-screen'))

/**
 * The desktop editor's address in a window that was narrow when it was opened: it leads to the phone editor, whose code
 * is here. Only where the window has grown meanwhile does it need the desktop's.
 */
export const NarrowDesignPageScreen = () => (useDesignPage() ? <DesignPageScreen /> : <PhoneEditorSkeleton />)
