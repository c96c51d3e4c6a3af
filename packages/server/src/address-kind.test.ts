import { describe, expect, it } from 'vitest'
import { addressKind, type IpAddressKind } from './address-kind.ts'

describe('addressKind', () => {
  it.each<[string, IpAddressKind]>([
    ['93.184.216.34', 'public'],
    ['172.32.0.1', 'public'],
    ['2606:2800:220:1::1', 'public'],
    ['::ffff:93.184.216.34', 'public'],
    ['64:ff9b::5db8:d822', 'public'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['::ffff:7f00:1', 'loopback'],
    ['0:0:0:0:0:ffff:7f00:0001', 'loopback'],
    ['64:ff9b::7f00:1', 'loopback'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'private'],
    ['fd00::1', 'private'],
    ['::ffff:10.0.0.1', 'private'],
    ['::ffff:a00:1', 'private'],
    ['64:ff9b::a00:1', 'private'],
    ['0.0.0.0', 'never'],
    ['::', 'never'],
    ['::127.0.0.1', 'never'],
    ['169.254.169.254', 'link-local'],
    ['::ffff:169.254.169.254', 'link-local'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['64:ff9b::a9fe:a9fe', 'link-local'],
    ['2002:a9fe:a9fe::1', 'link-local'],
    ['224.0.0.1', 'never'],
    ['255.255.255.255', 'never'],
    ['ff02::1', 'never'],
    ['2002:7f00:1::', 'never'],
    ['2001:0:1::', 'never'],
    ['localhost', 'never'],
    ['127.1', 'never'],
    ['', 'never'],
  ])('%s is %s', (address, kind) => {
    expect(addressKind(address)).toBe(kind)
  })
})
