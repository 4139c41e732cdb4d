import { networkOf } from '../../lib/network-of'

/**
 * The range that an address is judged with: 256 neighbours of IPv4, a network of 48 bits of IPv6. Whoever has one address
 * of such a range can mostly have another.
 */
export function addressRange(ip: string): string {
  const network = networkOf(ip)
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`
  return network.replace(/\.\d+$/, '.0/24')
}
