import { useBrand } from '@yawmi/remote-kit'
import { TextLink, useStyles } from '@yawmi/ui'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'

/** How to stop paying, said before anyone begins. */
export function WayOut() {
  const words = useWords(ar)
  const { features, support } = useBrand()
  return (
    <p className={useStyles(heroStyles).small}>
      <strong>{words.cancelTitle}</strong> {words.cancelInApp} {features.smsEntry && `${words.cancelBySms} `}
      {words.cancelBySupport}{' '}
      <bdi dir="ltr">
        <TextLink href={`mailto:${support.email}`}>{support.email}</TextLink>
      </bdi>
    </p>
  )
}
