import { describe, expect, it } from 'vitest'
import { assetPathsIn } from './prefetch-snapshot-assets.ts'

const HOST = 'assets.vendor.example'

describe('assetPathsIn', () => {
  it.each<[string, unknown, string[]]>([
    [
      'an asset',
      { image: { filename: `https://${HOST}/f/1/9x9/ab/a.png`, alt: '' } },
      ['f/1/9x9/ab/a.png'],
    ],
    ['a bare address without scheme', [`//${HOST}/f/1/9x9/ab/a.png`], ['f/1/9x9/ab/a.png']],
    ['another case', `HTTPS://Assets.Vendor.Example/f/1/9x9/ab/a.PNG`, ['f/1/9x9/ab/a.PNG']],
    [
      'image operations',
      `https://${HOST}/f/1/9x9/ab/a.png/m/80x0/filters:blur(3)`,
      ['f/1/9x9/ab/a.png'],
    ],
    ['a query', `https://${HOST}/f/1/9x9/ab/a.pdf?cv=1#page=2`, ['f/1/9x9/ab/a.pdf']],
    ['an escaped name', `https://${HOST}/f/1/x/ab/%C3%BCber%20uns.pdf`, ['f/1/x/ab/über uns.pdf']],
    ['a name with a space', `https://${HOST}/f/1/x/ab/a b.pdf`, ['f/1/x/ab/a b.pdf']],
    ['a stray percent sign', `https://${HOST}/f/1/x/ab/100%.pdf`, ['f/1/x/ab/100%.pdf']],
    [
      'running text',
      `See ![a](https://${HOST}/f/1/9x9/ab/a.png) and <img src="//${HOST}/f/1/9x9/ab/b.jpg">, or //${HOST}/f/1/x/ab/c.pdf.`,
      ['f/1/9x9/ab/a.png', 'f/1/9x9/ab/b.jpg', 'f/1/x/ab/c.pdf'],
    ],
    [
      'the same file twice',
      [`//${HOST}/f/1/9x9/ab/a.png`, `https://${HOST}/f/1/9x9/ab/a.png/m/`],
      ['f/1/9x9/ab/a.png'],
    ],
    ['another host', `https://other.example/f/1/9x9/ab/a.png`, []],
    ['a host that only looks alike', `https://assetsXvendor.example/f/1/9x9/ab/a.png`, []],
    ['our host as a user name', `https://${HOST}@other.example/f/1/9x9/ab/a.png`, []],
    ['our host as a prefix', `https://${HOST}.other.example/f/1/9x9/ab/a.png`, []],
    ['another port', `https://${HOST}:81/f/1/9x9/ab/a.png`, []],
    ['a path that leads elsewhere', `https://${HOST}/f/1/9x9/../../a.png`, []],
    ['an encoded slash', `https://${HOST}/f/1/9x9/ab/..%2fa.png`, []],
    ['a kind of file that is not served', `https://${HOST}/f/1/9x9/ab/a.exe`, []],
    ['half a pair of surrogates', `https://${HOST}/f/1/9x9/ab/\ud800.png`, []],
    ['nothing', undefined, []],
    ['values that are no text', [1, true, null, { a: { b: [] } }], []],
  ])('CALL-6 finds the files in %s', (_, content, paths) => {
    expect(assetPathsIn(content, HOST).sort()).toEqual(paths)
  })

  it('CALL-6 reads content of any depth', () => {
    let content: unknown = `//${HOST}/f/1/9x9/ab/a.png`
    for (let depth = 0; depth < 100_000; depth += 1) content = [content]
    expect(assetPathsIn(content, HOST)).toEqual(['f/1/9x9/ab/a.png'])
  })

  it('knows a host with its port', () => {
    const content = 'http://127.0.0.1:3003/f/1/9x9/ab/a.png'
    expect(assetPathsIn(content, '127.0.0.1:3003')).toEqual(['f/1/9x9/ab/a.png'])
    expect(assetPathsIn(content, '127.0.0.1')).toEqual([])
  })
})
