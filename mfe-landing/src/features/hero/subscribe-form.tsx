import { useState, type FormEvent } from 'react'
import { CTA_SELECTOR } from '@yawmi/contract'
import { useBrand } from '@yawmi/remote-kit'
import { Button, PhoneField, useStyles } from '@yawmi/ui'
import { PriceList } from '../prices/price-list'
import { useProtection } from '../protection/use-protection'
import { useWords } from '../words/use-words'
import { Consent } from './consent'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'
import { loginFailure } from './login-failure'
import { SentNotice } from './sent-notice'
import { useSubscribe } from './use-subscribe'

const CTA_ID = CTA_SELECTOR.slice(1)

/** The number, the price, and the button that asks for a code. What is typed stays, whatever happens. */
export function SubscribeForm() {
  const words = useWords(ar)
  const classes = useStyles(heroStyles)
  const { phoneExample } = useBrand()
  const [phone, setPhone] = useState('')
  const [missing, setMissing] = useState(false)
  const protection = useProtection()
  const login = useSubscribe(protection)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!protection.ready) return
    setMissing(phone === '')
    if (phone === '') event.currentTarget.querySelector('input')?.focus()
    else login.subscribe(phone)
  }
  const type = (digits: string) => {
    setPhone(digits)
    setMissing(false)
    if (login.error) login.reset()
  }
  const error = missing ? words.phoneMissing : login.error ? loginFailure(login.error, words) : undefined

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PhoneField
        name="msisdn"
        label={words.phone}
        placeholder={phoneExample}
        value={phone}
        onValueChange={type}
        error={error}
      />
      {login.sentTo && login.sentTo === phone && !error && <SentNotice onEnterCode={login.askAgain} />}
      <div className={classes.row}>
        <Button
          id={CTA_ID}
          type="submit"
          variant="accent"
          size="lg"
          disabled={!protection.ready}
          loading={!protection.ready || login.pending}
          loadingLabel={protection.ready ? words.sending : words.preparing}
        >
          {words.subscribe}
        </Button>
        <PriceList label={words.prices} digits={phone} />
      </div>
      <Consent />
    </form>
  )
}
