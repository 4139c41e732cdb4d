import type { SmsProof } from '../../../lib/otp/sms-proof'

/** The message as it is to be sent; the token in two halves to the eye, in one piece to who copies it. */
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
