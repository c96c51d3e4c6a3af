import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createClosedPages } from './closed-page.tsx'

describe('a tool that is not open', () => {
  it.each(['/openings?embedded=true', '/assessment/x'])(
    'EMBED-3 %s says so, and how high it is',
    async (address) => {
      const answer = await createClosedPages().request(address)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(html).toContain('This is not open at the moment.')
      expect(html).toContain('prospectus:request-height')
    },
  )

  it.each([
    ['?lang=de&embedded=true', 'de', 'Das ist zurzeit nicht geöffnet.'],
    ['?lang=de-AT', 'de', 'Das ist zurzeit nicht geöffnet.'],
    ['?lang=xx', 'en', 'This is not open at the moment.'],
    ['?lang=constructor', 'en', 'This is not open at the moment.'],
  ])('LANG-2 %s says it in %s', async (query, lang, sentence) => {
    const html = await (await createClosedPages().request(`/openings${query}`)).text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(sentence)
  })

  it('runs nothing but what its policy names', async () => {
    const answer = await createClosedPages().request('/openings')
    const policy = answer.headers.get('content-security-policy')
    const script = /<script>([\s\S]*)<\/script>/.exec(await answer.text())?.[1] ?? ''
    const digest = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'sha256-${digest}'`)
    expect(policy).toContain("default-src 'none'")
  })

  it('leaves every other address to the files', async () => {
    expect((await createClosedPages().request('/f/1/x/a/b.pdf')).status).toBe(404)
  })
})
