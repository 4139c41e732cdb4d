import { useEffect, useEffectEvent } from 'react'
import { digitsOnly } from '@yawmi/ui'

/**
 * WebOTP: takes the code out of the SMS where the browser can (Chrome on Android), while it is awaited.
 * Elsewhere, and where the person refuses, nothing happens; `autocomplete="one-time-code"` does the rest.
 * @param awaited changes with each code that is sent; undefined while none is awaited.
 */
export function useWebOtp(awaited: string | undefined, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (awaited === undefined || !('OTPCredential' in window)) return
    const control = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: control.signal } as CredentialRequestOptions
    navigator.credentials.get(request).then(
      (credential) => {
        const code = digitsOnly((credential as { code?: string } | null)?.code ?? '')
        if (code && !control.signal.aborted) take(code)
      },
      () => undefined,
    )
    return () => control.abort()
  }, [awaited])
}
