import { describe, expect, it, vi } from 'vitest'
import { createGuardedLookup } from './guarded-lookup.ts'

/** Returns one list of addresses after the other. */
function scripted(...answers: string[][]) {
  const resolve = vi.fn(async () => {
    const addresses = answers.shift() ?? []
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  })
  return { resolve }
}

function lookUp(lookup: ReturnType<typeof createGuardedLookup>, name = 'files.example') {
  return new Promise<string[]>((done, fail) => {
    lookup(name, { all: true }, (error, addresses) => {
      if (error) fail(error)
      else done(Array.isArray(addresses) ? addresses.map(({ address }) => address) : [addresses])
    })
  })
}

describe('createGuardedLookup', () => {
  it.each([
    ['from public to this machine', ['93.184.216.34'], ['127.0.0.1']],
    ['from public to the inside', ['93.184.216.34'], ['10.0.0.1']],
    ['from public to an IPv4 address in IPv6', ['93.184.216.34'], ['::ffff:10.0.0.1']],
    ['from public to a metadata service', ['93.184.216.34'], ['169.254.169.254']],
    ['from the inside to public', ['10.0.0.1'], ['93.184.216.34']],
    ['from the inside to this machine', ['10.0.0.1'], ['127.0.0.1']],
  ])('ROUTE-3 refuses a name that is turned %s', async (_, first, later) => {
    const lookup = createGuardedLookup('files.example', scripted(first, later, first).resolve)
    expect(await lookUp(lookup)).toEqual(first)
    await expect(lookUp(lookup)).rejects.toThrow(`found ${later}`)
    expect(await lookUp(lookup)).toEqual(first)
  })

  it('ROUTE-3 leaves out addresses of another kind than the rest', async () => {
    const both = ['127.0.0.1', '93.184.216.34', '10.0.0.1', '93.184.216.35']
    const lookup = createGuardedLookup('files.example', scripted(both).resolve)
    expect(await lookUp(lookup)).toEqual(['93.184.216.34', '93.184.216.35'])
  })

  it.each(['169.254.169.254', '0.0.0.0', 'fe80::1', '224.0.0.1'])(
    'ROUTE-3 never accepts %s',
    async (address) => {
      const lookup = createGuardedLookup('files.example', scripted([address]).resolve)
      await expect(lookUp(lookup)).rejects.toThrow('rejected')
    },
  )

  it('ROUTE-3 resolves no other name', async () => {
    const { resolve } = scripted(['93.184.216.34'])
    const lookup = createGuardedLookup('files.example', resolve)
    await expect(lookUp(lookup, 'other.example')).rejects.toThrow(
      'expected the asset host, files.example',
    )
    expect(resolve).not.toHaveBeenCalled()
  })

  it('takes localhost for this machine only', async () => {
    const lookup = createGuardedLookup('localhost', scripted(['10.0.0.1'], ['::1']).resolve)
    await expect(lookUp(lookup, 'localhost')).rejects.toThrow('rejected')
    expect(await lookUp(lookup, 'localhost')).toEqual(['::1'])
  })

  it('goes on as before after a resolution that failed', async () => {
    const resolve = vi
      .fn()
      .mockRejectedValueOnce(new Error('ENOTFOUND'))
      .mockResolvedValue([{ address: '10.0.0.1', family: 4 }])
    const lookup = createGuardedLookup('files.example', resolve)
    await expect(lookUp(lookup)).rejects.toThrow('ENOTFOUND')
    expect(await lookUp(lookup)).toEqual(['10.0.0.1'])
  })
})
