import { useRef, useState, type FormEvent } from 'react'
import { PROTECTED_ID, useProtection } from '@yawmi/protection'
import { useBrand } from '@yawmi/remote-kit'
import { currentRole } from '@yawmi/session'
import { Button, PhoneField, useStyles } from '@yawmi/ui'
import { usePrerenderedForm } from '../../hooks/use-prerendered-form'
import { PriceList } from '../../components/prices/price-list'
import { useStrings } from '../../copy/use-strings'
import { Consent } from './consent'
import { ar } from './copy/ar'
import { PrerenderedLabel } from './prerendered-label'
import { heroStyles } from './hero.styles'
import { loginFailure } from './login-failure'
import { SentNotice } from './sent-notice'
import { SignInSwitch } from './sign-in-switch'
import { useSubscribe } from './use-subscribe'

/** The number, the price, and the button that requests a code. What was typed stays after every failure. */
export function SubscribeForm() {
  const strings = useStrings(ar)
  const classes = useStyles(heroStyles)
  const { id, phoneExample } = useBrand()
  const [phone, setPhone] = useState('')
  const [missing, setMissing] = useState(false)
  const [signingIn, setSigningIn] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The prerendered form is also there for a subscriber until it is hydrated, unseen.
  const protection = useProtection(currentRole() !== 'subscriber')
  const { prerendered, ready } = usePrerenderedForm(protection.ready)
  const login = useSubscribe(protection)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ready) return
    setMissing(phone === '')
    if (phone === '') field.current?.focus()
    else login.subscribe(phone)
  }
  const type = (digits: string) => {
    setPhone(digits)
    setMissing(false)
    if (login.error) login.reset()
  }
  const switchOver = () => {
    setSigningIn(!signingIn)
    field.current?.focus()
  }
  const action = signingIn ? strings.signIn : strings.subscribe
  const error = missing ? strings.phoneMissing : login.error ? loginFailure(login.error, strings) : undefined

  return (
    <form className={classes.form} data-brand={id} onSubmit={submit} noValidate>
      <PhoneField
        name="msisdn"
        label={strings.phone}
        placeholder={phoneExample}
        value={phone}
        onValueChange={type}
        hint={signingIn && strings.signInHint}
        // The texts of failures name the button that is to be pressed again.
        error={error?.replaceAll(`«${strings.subscribe}»`, `«${action}»`)}
        ref={field}
      />
      {login.sentTo && login.sentTo === phone && <SentNotice onEnterCode={login.reopen} />}
      <div className={classes.row}>
        <PriceList label={strings.prices} digits={phone} />
        <Button
          id={PROTECTED_ID}
          type="submit"
          variant="accent"
          size="lg"
          // While a fresh script comes after a code it keeps the focus, which the dialog of that code gives back.
          disabled={prerendered || (!ready && login.sentTo === undefined)}
          loading={!prerendered && (!ready || login.pending)}
          loadingLabel={!ready ? strings.preparing : login.solving ? strings.checking : strings.sending}
          data-loading={prerendered || undefined}
        >
          {prerendered ? <PrerenderedLabel /> : action}
        </Button>
      </div>
      <Consent signingIn={signingIn} />
      <SignInSwitch signingIn={signingIn} onSwitch={switchOver} />
    </form>
  )
}
