import { dictionary, useHost } from '@yawmi/remote-kit'
import { Button, defineStyles, LinkButton, Spinner, Text, useStyles } from '@yawmi/ui'
import { useStrings } from '../../../copy/use-strings'
import { failureOf, problemText } from '../../../lib/otp/otp-problem'
import { clockText, useCountdown } from '../../../hooks/use-countdown'
import { storedProof } from '../../../lib/otp/sms-proof'

/**
 * What the lazy SMS step uses of the first load. Passed as a value, since imports of its own would make the bundler split
 * the first load into more files, and every file costs its digest and worse compression.
 */
export const SMS_KIT = {
  Button,
  LinkButton,
  Spinner,
  Text,
  clockText,
  defineStyles,
  dictionary,
  failureOf,
  storedProof,
  problemText,
  useStrings,
  useCountdown,
  useHost,
  useStyles,
}
export type SmsKit = typeof SMS_KIT
