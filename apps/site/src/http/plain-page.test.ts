import { describe, expect, it } from 'vitest'
import { plainPage, plainPageHeaders } from './plain-page.ts'

const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)">([^<]+)</g)].map(([, href, text]) => [href, text])

describe('the plain pages', () => {
  it('say what happened and lead on: to another try where that may help, and home', () => {
    expect(plainPage(500)).toContain('<h1>Something went wrong</h1>')
    expect(links(plainPage(500))).toEqual([
      ['', 'Try again'],
      ['/', 'Go to the home page'],
    ])
    expect(links(plainPage(404))).toEqual([['/', 'Go to the home page']])
  })

  it('LANG-1 use the language of the address, with the right content-length', () => {
    const html = plainPage(503, '/de/kontakt')
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<h1>Wir sind gleich wieder da</h1>')
    expect(links(html)).toEqual([
      ['', 'Noch einmal versuchen'],
      ['/de/', 'Zur Startseite'],
    ])
    const length = plainPageHeaders(503, '/de/kontakt')['content-length']
    expect(length).toBe(String(Buffer.byteLength(html)))
  })

  it('repeat nothing of the address', () => {
    for (const path of ['/"><script>/x', '/de"><script>', '/de-"><script>', '/xx/secret']) {
      expect(plainPage(500, path)).not.toMatch(/<script|secret/)
      expect(plainPage(500, path)).toContain('<html lang="en">')
    }
  })
})
