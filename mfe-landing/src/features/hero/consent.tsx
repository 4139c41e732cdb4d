import { useBrand } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'
import { LegalLink } from './legal-link'

/** What pressing the button means; it says «تسجيل الدخول» where `signingIn`. */
export function Consent({ signingIn }: { signingIn: boolean }) {
  const strings = useStrings(ar)
  const { links } = useBrand()
  return (
    <p className={useStyles(heroStyles).small}>
      {signingIn ? strings.signInConsent : strings.consentBefore}{' '}
      <LegalLink address={links.terms}>{strings.consentLink}</LegalLink>
    </p>
  )
}
