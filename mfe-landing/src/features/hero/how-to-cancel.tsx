import { useBrand } from '@yawmi/remote-kit'
import { TextLink, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'

/** How to stop paying, said before anyone begins. */
export function HowToCancel() {
  const strings = useStrings(ar)
  const { features, support } = useBrand()
  const classes = useStyles(heroStyles)
  return (
    <p className={classes.small}>
      <strong>{strings.cancelTitle}</strong> {strings.cancelInApp} {features.smsEntry && `${strings.cancelBySms} `}
      {strings.cancelBySupport}{' '}
      <bdi dir="ltr" className={classes.address}>
        <TextLink href={`mailto:${support.email}`}>{support.email}</TextLink>
      </bdi>
    </p>
  )
}
