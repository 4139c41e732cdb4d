import { phoneText } from '@yawmi/contract'
import { useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-strings'
import { otpStyles } from './otp.styles'

/** To which number the code went; the number runs left to right within the Arabic text. */
export function SentTo({ msisdn }: { msisdn: string }) {
  const copy = useCopy()
  const classes = useStyles(otpStyles)
  return (
    <>
      {copy.otpSentTo}{' '}
      <bdi dir="ltr" className={classes.number}>
        {phoneText(msisdn)}
      </bdi>
    </>
  )
}
