import { useBrand } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'
import { LegalLink } from './legal-link'

/** What pressing the button means; it says «تسجيل الدخول» where `signingIn`. */
export function Consent({ signingIn }: { signingIn: boolean }) {
  const words = useWords(ar)
  const { links } = useBrand()
  return (
    <p className={useStyles(heroStyles).small}>
      {signingIn ? words.signInConsent : words.consentBefore}{' '}
      <LegalLink address={links.terms}>{words.consentLink}</LegalLink>
    </p>
  )
}
