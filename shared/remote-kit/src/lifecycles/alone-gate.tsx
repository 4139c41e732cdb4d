import type { Access } from '@yawmi/contract'
import { useBrand } from '@yawmi/host'
import { RouteLink } from '@yawmi/router'
import { enterFree } from '@yawmi/session'
import { Button, LinkButton, LockedState, Stack, VisuallyHidden } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'

/**
 * What stands in place of a screen that is not for this visitor, where no shell leads elsewhere: the way to subscribe,
 * which the page around is told of, and what can be seen without, where both the screen and the brand let one.
 */
export default function AloneGate({ title, access }: { title: string; access: Access }) {
  const copy = useCopy()
  const { features } = useBrand()
  const free = access === 'visitor' && features.freeEntry
  const ways = (
    <Stack gap="3">
      <LinkButton render={<RouteLink to={{ name: 'LandingPage' }} />}>{copy.subscribe}</LinkButton>
      {free && (
        <Button variant="outline" onClick={enterFree}>
          {copy.freeEntry}
        </Button>
      )}
    </Stack>
  )
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <LockedState action={ways}>{free ? copy.freeToo : undefined}</LockedState>
    </>
  )
}
