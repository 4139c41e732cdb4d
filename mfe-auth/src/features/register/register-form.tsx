import type { FormEvent } from 'react'
import { PROTECTED_ID } from '@yawmi/protection'
import { useBrand } from '@yawmi/remote-kit'
import { Button, Checkbox, defineStyles, fillText, PhoneField, phoneDigits, TextLink, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { Offers } from './offers'
import { LegalLink } from '../../components/legal-link'
import { useHostPrefill } from '../../hooks/use-host-prefill'
import { problemText } from '../../lib/otp/otp-problem'
import { PageLink } from '../../components/page-link'
import { useRegister } from './use-register'

const styles = defineStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '3' },
  privacy: { fontSize: 'sm', textAlign: 'center' },
  general: {
    '&:not(:empty)': {
      padding: '3',
      border: '1px solid var(--yw-danger)',
      borderRadius: 'field',
      backgroundColor: 'dangerTint',
    },
  },
})

/** Number and consent; the button is disabled until there are ten digits and the box is ticked. */
export function RegisterForm() {
  const strings = useStrings()
  const classes = useStyles(styles)
  const brand = useBrand()
  const { draft, change, ready, sending, solving, problem, codePending, send } = useRegister()
  useHostPrefill(({ msisdn }) => {
    if (msisdn && !sending) change({ phone: phoneDigits(msisdn) })
  })

  const text = problem && problemText(problem, strings)
  const ofField = problem?.kind === 'refused'
  const [beforeTerms, afterTerms] = strings.consent.split('{terms}')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <PhoneField
        label={strings.phone}
        hint={fillText(strings.phoneHint, { example: brand.phoneExample })}
        value={draft.phone}
        onValueChange={(phone) => change({ phone })}
        readOnly={sending}
        error={ofField && text}
      />
      {codePending && ofField && (
        <TextLink apart render={<PageLink page="webview_confirm_otp" />}>
          {strings.haveCode}
        </TextLink>
      )}
      <Checkbox
        checked={draft.consent}
        disabled={sending}
        onChange={(event) => change({ consent: event.target.checked })}
      >
        {beforeTerms}
        <LegalLink page="terms">{strings.terms}</LegalLink>
        {afterTerms}
      </Checkbox>
      <div role="alert" className={classes.general}>
        {!ofField && text}
      </div>
      <Button
        id={PROTECTED_ID}
        type="submit"
        size="lg"
        full
        disabled={!ready}
        loading={sending}
        loadingLabel={solving ? strings.otpConfirming : strings.subscribing}
      >
        {strings.subscribe}
      </Button>
      <Offers phone={draft.phone} />
      <p className={classes.privacy}>
        <LegalLink apart page="privacy">
          {strings.privacy}
        </LegalLink>
      </p>
    </form>
  )
}
