import type { Access } from '@yawmi/contract'
import { useBrand } from '@yawmi/host'
import { RouteLink } from '@yawmi/router'
import { enterFree } from '@yawmi/session'
import { Button, defineStyles, LinkButton, LockedState, useStyles, VisuallyHidden } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'

const styles = defineStyles({ actions: { display: 'flex', flexDirection: 'column', gap: '3' } })

/**
 * Replaces a screen that this visitor may not open, where no shell redirects: a link to subscribe, which notifies the host
 * page, and free entry, where both the screen and the brand allow it.
 */
export default function StandaloneGate({ title, access }: { title: string; access: Access }) {
  const copy = useCopy()
  const classes = useStyles(styles)
  const { features } = useBrand()
  const free = access === 'visitor' && features.freeEntry
  const actions = (
    <div className={classes.actions}>
      <LinkButton render={<RouteLink to={{ name: 'LandingPage' }} />}>{copy.subscribe}</LinkButton>
      {free && (
        <Button variant="outline" onClick={enterFree}>
          {copy.freeEntry}
        </Button>
      )}
    </div>
  )
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <LockedState action={actions}>{free ? copy.freeToo : undefined}</LockedState>
    </>
  )
}
