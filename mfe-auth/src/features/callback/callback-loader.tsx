import { useEffect, useState } from 'react'
import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { defineStyles, fillText, LinkButton, Spinner, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-strings'

const styles = defineStyles({
  box: { display: 'grid', justifyItems: 'center', alignContent: 'start', gap: '6', minHeight: '150px', color: 'brand' },
})

/** Milliseconds in which a host that listens takes over; after that the person may go on alone. */
const HOST_PATIENCE = 4_000

export function CallbackLoader() {
  const copy = useCopy()
  const classes = useStyles(styles)
  const { name } = useBrand()
  const [alone, setAlone] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAlone(true), HOST_PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.box}>
      <Spinner size={48} label={copy.callbackText} />
      {alone && (
        <LinkButton variant="outline" render={<RouteLink to={{ name: 'home' }} />}>
          {fillText(copy.callbackContinue, { brand: name })}
        </LinkButton>
      )}
    </div>
  )
}
