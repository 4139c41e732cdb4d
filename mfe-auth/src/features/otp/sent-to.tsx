import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { otpStyles } from './otp.styles'

/** The number that the code was sent to, left to right within the Arabic text. */
export function SentTo({ msisdn }: { msisdn: string }) {
  const strings = useStrings()
  const classes = useStyles(otpStyles)
  return (
    <>
      {strings.otpSentTo}{' '}
      <bdi dir="ltr" className={classes.number}>
        {msisdn}
      </bdi>
    </>
  )
}
