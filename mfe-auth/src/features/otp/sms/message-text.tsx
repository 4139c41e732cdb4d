import type { SmsProof } from '../../../lib/otp/sms-proof'

/** The message to send. The token is shown in two halves, and copied in one piece. */
export function MessageText({ sms: { text, token }, className }: { sms: SmsProof; className: string }) {
  const at = text.lastIndexOf(token)
  if (at < 0) return text
  const half = Math.ceil(token.length / 2)
  return (
    <>
      {text.slice(0, at)}
      <bdi dir="ltr" className={className}>
        <span>{token.slice(0, half)}</span>
        <span>{token.slice(half)}</span>
      </bdi>
      {text.slice(at + token.length)}
    </>
  )
}
