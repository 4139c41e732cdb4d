import { useEffect } from 'react'
import { useNavigation } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { useAtLeast } from '@yawmi/ui'
import { PhoneEditor } from './editors/phone-editor'

/** The phone editor. From md up the desktop's takes over, with the same design. */
export default function PhoneDesignPageScreen() {
  const type = readStored('dataType') ?? 'image'
  const wide = useAtLeast('md')
  const { go } = useNavigation()
  useEffect(() => {
    if (wide) go({ name: 'design_page', params: { dataType: `${type}s` } }, { replace: true })
  }, [type, wide, go])
  return wide ? null : <PhoneEditor key={type} type={type} />
}
