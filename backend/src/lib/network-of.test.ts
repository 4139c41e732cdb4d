import { networkOf } from './network-of'

it.each([
  ['an IPv4 address, which is one', '198.51.100.7', '198.51.100.7'],
  ['an IPv4 address in IPv6’s form', '::ffff:198.51.100.7', '198.51.100.7'],
  ['an IPv6 network of 64 bits', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['the same, written short', '2001:db8:1:2::9', '2001:db8:1:2'],
  ['the same, with zeros before', '2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['a network with zeros inside', '2001:db8::1', '2001:db8:0:0'],
  ['what a proxy made up', 'unknown', 'unknown'],
  ['a client that has hung up, which has no address any more', undefined, 'gone'],
])('counts %s', (_, ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
