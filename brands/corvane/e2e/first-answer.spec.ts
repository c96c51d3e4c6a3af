import { expect, inject, it } from 'vitest'
import { MAX_BYTES } from '../../../bench/loading/bounds.ts'
import { layoutPages } from '../../../bench/loading/pages.ts'

it('the first response of every layout, with its styles, is small', async () => {
  const heavy: string[] = []
  for (const [layout, address] of await layoutPages(inject('siteUrl'))) {
    const { headers } = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('content-encoding')).toBe('br')
    const bytes = Number(headers.get('content-length') ?? Number.NaN)
    if (!(bytes <= MAX_BYTES[layout])) heavy.push(`${layout}: ${bytes} B`)
  }
  expect(heavy).toEqual([])
})
