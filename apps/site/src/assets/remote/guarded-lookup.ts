import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { addressKind, type IpAddressKind } from '@prospectus/server/address-kind'

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

/**
 * A DNS lookup for `hostname` only. Its addresses stay of one kind, the widest that the first lookup finds, so that a
 * public name cannot lead to a private address later (ROUTE-3).
 */
export function createGuardedLookup(
  hostname: string,
  resolve: Resolve = (name) => lookup(name, { all: true }),
): LookupFunction {
  let allowed: IpAddressKind | undefined = hostname === 'localhost' ? 'loopback' : undefined

  async function addressesOf(name: string): Promise<LookupAddress[]> {
    if (name !== hostname)
      throw new Error(
        `the lookup of ${name} is rejected, because files are fetched from no other host: expected the asset host, ${hostname}; check ASSET_HOST`,
      )
    const resolved = await resolve(name)
    const kinds = resolved.map(({ address }) => addressKind(address))
    const kind = allowed ?? WIDEST_FIRST.find((candidate) => kinds.includes(candidate))
    const permitted = resolved.filter((_, index) => kinds[index] === kind)
    if (permitted.length > 0) {
      allowed = kind
      return permitted
    }
    const addresses = resolved.map(({ address }) => address).join(', ')
    const expected = allowed
      ? `a ${allowed} address, as before`
      : `a ${WIDEST_FIRST.join(' or ')} address`
    const advice = allowed
      ? 'The name may have been hijacked: check its DNS entry; if the host has moved on purpose, restart the site'
      : 'Check ASSET_HOST and its DNS entry'
    throw new Error(
      `the address of ${name} is rejected: expected ${expected}, found ${addresses || 'none'}. ${advice}`,
    )
  }

  return (name, options, callback) => {
    addressesOf(name).then(
      (addresses) => {
        const [{ address, family } = { address: '', family: 0 }] = addresses
        if (options.all) callback(null, addresses)
        else callback(null, address, family)
      },
      (error: Error) => callback(error, ''),
    )
  }
}

const WIDEST_FIRST: readonly IpAddressKind[] = ['public', 'private', 'loopback']
