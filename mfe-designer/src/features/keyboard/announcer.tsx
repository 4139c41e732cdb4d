import { useEffect, useState, type ComponentType } from 'react'
import { VisuallyHidden } from '@yawmi/ui'
import { useStudioView } from '../../studio/use-studio'

/**
 * Announces to screen readers what keys and buttons did to the design. The place is there from the beginning, so that what
 * comes into it is announced; its text is loaded with the first change.
 */
export function Announcer() {
  const announcement = useStudioView((view) => view.announcement)
  const [Text, setText] = useState<ComponentType>()
  useEffect(() => {
    if (!announcement || Text) return
    import('./announced-text').then(
      ({ AnnouncedText }) => setText(() => AnnouncedText),
      // The next change tries again.
      () => undefined,
    )
  }, [announcement, Text])
  return (
    <VisuallyHidden>
      <p role="status" data-announcer>
        {Text && <Text />}
      </p>
    </VisuallyHidden>
  )
}
