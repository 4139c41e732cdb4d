import { useEffect, useState } from 'react'
import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { defineStyles, fillText, LinkButton, Spinner, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'

const styles = defineStyles({
  box: { display: 'grid', justifyItems: 'center', alignContent: 'start', gap: '6', minHeight: '150px', color: 'brand' },
})

/** Milliseconds for which a host may take over; after that the person gets a link of their own. */
const HOST_TIMEOUT_MS = 4_000

export function CallbackLoader() {
  const strings = useStrings()
  const classes = useStyles(styles)
  const { name } = useBrand()
  const [timedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), HOST_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.box}>
      <Spinner size={48} label={strings.callbackText} />
      {timedOut && (
        <LinkButton variant="outline" render={<RouteLink to={{ name: 'home' }} />}>
          {fillText(strings.callbackContinue, { brand: name })}
        </LinkButton>
      )}
    </div>
  )
}
