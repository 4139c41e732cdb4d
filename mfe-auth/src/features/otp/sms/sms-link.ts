/**
 * Opens the phone's messages with number and text filled in. iOS needs the text after `&`, Android after `?`; both accept
 * the two together. Where a host app blocks it nothing happens: the message to send is shown beside it.
 */
export const smsLink = ({ to, text }: { to: string; text: string }): string =>
  `sms:${to}?&body=${encodeURIComponent(text)}`
