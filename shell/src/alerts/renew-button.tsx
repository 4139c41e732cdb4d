import { useState } from 'react'
import { useApi, useBus } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { Button, Text } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'

/** Starts the renewal: the activation call sends a code, and the OTP dialog takes over. */
export function RenewButton({ onSent }: { onSent: () => void }) {
  const copy = useCopy()
  const api = useApi()
  const bus = useBus()
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')
  const renew = async () => {
    setState('sending')
    try {
      const { data } = await api.activate(readStored('subscriber_id'))
      bus.emit('auth/otp-wanted', { purpose: 'activate', msisdn: data.msisdn, retryAfter: data.retryAfter })
      onSent()
    } catch (error) {
      console.warn('activation:', error)
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && (
        <Text role="alert" tone="danger">
          {copy.renewFailed}
        </Text>
      )}
      <Button loading={state === 'sending'} onClick={() => void renew()}>
        {copy.renew}
      </Button>
    </>
  )
}
