/**
 * What counts as one address: an IPv4 address, or the 64 bits of an IPv6 network, of which every household has its own.
 * @param ip undefined, whatever the framework's types say, where the client has hung up already
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone'
  if (!ip.includes(':')) return ip
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  const [head = '', tail = ''] = ip.split('::')
  const groups = (part: string) => (part ? part.split(':') : [])
  const zeros = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(tail)]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
