import { BlockList, isIP } from 'node:net'

/**
 * `link-local`: where most clouds serve the machine's credentials. `never`: not one machine's address on any network:
 * multicast, unspecified, reserved and documentation addresses, and tunnels.
 */
export type IpAddressKind = 'public' | 'private' | 'loopback' | 'link-local' | 'never'

/** Classifies an address; `never` for other text. IPv4 written as IPv6, mapped or for NAT64, is classified as IPv4. */
export function addressKind(address: string): IpAddressKind {
  const [withoutZone = ''] = address.split('%')
  const version = isIP(withoutZone)
  if (version === 0) return 'never'
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return KINDS.find(({ list }) => list.check(withoutZone, family))?.kind ?? 'public'
}

const KINDS: readonly { readonly kind: IpAddressKind; readonly list: BlockList }[] = [
  { kind: 'loopback', list: listOf(['127.0.0.0/8'], ['::1/128']) },
  {
    kind: 'private',
    list: listOf(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'], ['fc00::/7']),
  },
  { kind: 'link-local', list: listOf(['169.254.0.0/16'], ['fe80::/10', '2002:a9fe::/32']) },
  {
    kind: 'never',
    list: listOf(
      [
        '0.0.0.0/8',
        '192.0.0.0/24',
        '192.0.2.0/24',
        '198.18.0.0/15',
        '198.51.100.0/24',
        '203.0.113.0/24',
        '224.0.0.0/4',
        '240.0.0.0/4',
      ],
      [
        '::/96',
        'fec0::/10',
        'ff00::/8',
        '100::/64',
        '2001::/32',
        '2001:db8::/32',
        '::ffff:0:0:0/96',
        '2002::/16',
        '64:ff9b:1::/48',
      ],
    ),
  },
]

/** IPv4 networks include their two IPv6 spellings: mapped, and NAT64. */
function listOf(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of ipv4) {
    const [start = '', length] = subnet.split('/')
    list.addSubnet(start, Number(length), 'ipv4')
    for (const prefix of ['::ffff:', '64:ff9b::']) {
      list.addSubnet(`${prefix}${start}`, 96 + Number(length), 'ipv6')
    }
  }
  for (const subnet of ipv6) {
    const [start = '', length] = subnet.split('/')
    list.addSubnet(start, Number(length), 'ipv6')
  }
  return list
}
