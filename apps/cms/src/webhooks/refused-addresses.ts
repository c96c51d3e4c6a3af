import { BlockList } from 'node:net'

/** On every network they are the machine's own link; where machines are rented, their keys are told there. */
const LINK_LOCAL = ['169.254.0.0/16', 'fe80::/10']

/** This machine, private networks, and what is no public address of one machine (RFC 6890). */
const PRIVATE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  'fc00::/7',
  'fec0::/10',
  'ff00::/8',
]

/** What is posted to addresses that the settings name never goes here. */
export const LINK_LOCAL_ADDRESSES = blockListOf(LINK_LOCAL)

/** What is posted to any other address never goes here, unless the operator lets it. */
export const PRIVATE_ADDRESSES = blockListOf([...LINK_LOCAL, ...PRIVATE])

/** A list of IPv4 addresses has them as IPv6 writes them too, and as NAT64 (RFC 6052) and 6to4 (RFC 3056) do. */
function blockListOf(subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    const prefix = Number(bits)
    if (network.includes(':')) {
      list.addSubnet(network, prefix, 'ipv6')
      continue
    }
    list.addSubnet(network, prefix, 'ipv4')
    list.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6')
    list.addSubnet(`2002:${inHex(network)}::`, 16 + prefix, 'ipv6')
  }
  return list
}

/** `a9fe:0000` of `169.254.0.0`. */
function inHex(network: string): string {
  const hex = Buffer.from(network.split('.').map(Number)).toString('hex')
  return `${hex.slice(0, 4)}:${hex.slice(4)}`
}
