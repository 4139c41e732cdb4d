import { phoneText } from '@yawmi/contract'
import { dictionary, useHost } from '@yawmi/remote-kit'
import { Button, defineStyles, LinkButton, Spinner, Text, useStyles } from '@yawmi/ui'
import { useCopy } from '../../../copy/use-strings'
import { failureOf, problemText } from '../../../lib/otp/otp-problem'
import { clockText, useCountdown } from '../../../hooks/use-countdown'
import { keptProof } from '../../../lib/otp/sms-proof'

/**
 * What the step that asks for a message takes of what is there anyway. Handed to it, for imports of its own would have
 * the bundler cut the first load into more files, and every file costs its digest and worse compression.
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
  keptProof,
  phoneText,
  problemText,
  useCopy,
  useCountdown,
  useHost,
  useStyles,
}
export type SmsKit = typeof SMS_KIT
