/**
 * Opens the phone's messages with number and text filled in. iOS wants the text after `&`, Android after `?`; both take
 * the two together. Where a host app does not let it through nothing happens: what to send stands beside it.
 */
export const smsLink = ({ to, text }: { to: string; text: string }): string =>
  `sms:${to}?&body=${encodeURIComponent(text)}`
