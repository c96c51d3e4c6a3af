import { expect, inject, it } from 'vitest'

it.each([
  ['home', '/', 28_000],
  ['an article', '/blog/forty-four-explanations-for-very-little', 15_800],
])('the first answer of %s, with its styles, is light', async (_, path, most) => {
  const headers = { 'accept-encoding': 'br' }
  const { ok, headers: sent } = await fetch(inject('siteUrl') + path, { headers })
  expect(ok).toBe(true)
  expect(sent.get('content-encoding')).toBe('br')
  expect(Number(sent.get('content-length') ?? Number.NaN)).toBeLessThanOrEqual(most)
})
