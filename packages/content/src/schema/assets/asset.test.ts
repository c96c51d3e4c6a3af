import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testContext } from '../../reading/test-context.fixture.ts'
import { readAsset } from './asset.ts'

const read = (raw: unknown) => readAsset(raw, testContext())
const filename = 'https://assets.vendor.example/f/288868932106/1200x800/ab12/cover.png'
const path = '/assets/f/288868932106/1200x800/ab12/cover.png'

describe('DATA-3 shapes of a picture', () => {
  test.each([
    ['the old one', { filename, fieldtype: 'asset' }],
    [
      'the old one without a protocol',
      { filename: filename.replace('https:', ''), fieldtype: 'asset' },
    ],
    ['a bare address', filename],
    ['a bare address without a protocol', filename.replace('https:', '')],
    ['with a query', { filename: `${filename}?cv=17` }],
    ['of a derived picture', { filename: `${filename}/m/800x600/smart` }],
  ])('%s', (_, raw) => {
    expect(read(raw)).toEqual({
      path,
      name: 'cover.png',
      alt: '',
      title: undefined,
      source: undefined,
      copyright: undefined,
      focus: undefined,
      size: { width: 1200, height: 800 },
    })
  })

  test('the newer one; its own texts take precedence over those of meta_data', () => {
    const raw = {
      fieldtype: 'asset',
      id: 7,
      filename,
      alt: '',
      name: '',
      focus: '100x80:101x81',
      title: 'Own title',
      source: null,
      copyright: '',
      meta_data: { alt: 'A curve', title: 'Other', source: 'Field notes', copyright: '© Exemplar' },
      is_external_url: false,
    }
    expect(read(raw)).toMatchObject({
      alt: 'A curve',
      title: 'Own title',
      source: 'Field notes',
      copyright: '© Exemplar',
      focus: '100x80:101x81',
    })
  })

  test.each([
    [null],
    [undefined],
    [''],
    [{}],
    [{ filename: '' }],
    [{ filename: null }],
    [{ id: null, filename: '', fieldtype: 'asset' }],
    [[filename]],
    [7],
  ])('%j is no picture', (raw) => {
    expect(read(raw)).toBeUndefined()
  })
})

test.each([
  ['1280x600', { width: 1280, height: 600 }],
  ['x', undefined],
  ['0x0', undefined],
  ['999999x1', undefined],
  ['-1x5', undefined],
])('DATA-3 the size in a path of %s is %j', (segment, size) => {
  expect(read(`//assets.vendor.example/f/1/${segment}/a/b.png`)?.size).toEqual(size)
})

test.each(['', 'centre', '1x2', '1x2:3x4;', '1x2:3x4:5x6', 'ax2:3x4', 7])(
  'DATA-3 %j is no focal area',
  (focus) => {
    expect(read({ filename, focus })?.focus).toBeUndefined()
  },
)

describe('BLOCK-9 the site serves only files of the content system', () => {
  test.each([
    'https://elsewhere.example/f/1/2x2/a/b.png',
    'https://assets.vendor.example.evil.example/f/1/2x2/a/b.png',
    'https://evil.example/assets.vendor.example/f/1/2x2/a/b.png',
    'https://user@assets.vendor.example/f/1/2x2/a/b.png',
    'https://assets.vendor.example:444/f/1/2x2/a/b.png',
    'ftp://assets.vendor.example/f/1/2x2/a/b.png',
    'https://assets.vendor.example/g/1/2x2/a/b.png',
    'https://assets.vendor.example/f/../secrets.json',
    'https://assets.vendor.example/f/1/%2e%2e/%2E%2e/secrets.json',
    'https://assets.vendor.example/f/1/..%2f..%2fsecrets.json',
    'https://assets.vendor.example/f/1/..\\..\\secrets.json',
    'https://assets.vendor.example/f/1/a%00.png',
    'https://assets.vendor.example/f/1//b.png',
    'https://assets.vendor.example/f/',
    'javascript:alert(1)//assets.vendor.example/f/1/2x2/a/b.png',
    '/assets/f/1/2x2/a/b.png',
  ])('%s', (hostile) => {
    expect(read(hostile)).toBeUndefined()
  })

  test('a host is compared with its port, in any case', () => {
    expect(read('http://127.0.0.1:3003/f/1/x/a/b.pdf')?.path).toBe('/assets/f/1/x/a/b.pdf')
    expect(read('https://ASSETS.vendor.example/f/1/x/a/b.pdf')?.path).toBe('/assets/f/1/x/a/b.pdf')
    expect(read('http://127.0.0.1/f/1/x/a/b.pdf')).toBeUndefined()
  })

  test.each([
    ['my cover.png', 'my%20cover.png', 'my cover.png'],
    ['my%20cover.png', 'my%20cover.png', 'my cover.png'],
    ['100%.png', '100%25.png', '100%.png'],
    ['%2525.png', '%2525.png', '%25.png'],
    ['größe.png', 'gr%C3%B6%C3%9Fe.png', 'größe.png'],
  ])('%s is encoded exactly once', (stored, encoded, name) => {
    expect(read(`//assets.vendor.example/f/1/2x2/a/${stored}`)).toMatchObject({
      path: `/assets/f/1/2x2/a/${encoded}`,
      name,
    })
  })
})

test('DATA-3 reading never throws, and a path is always below /assets/f/', () => {
  const rest = fc.string({ unit: 'binary' }).map((text) => `//assets.vendor.example/f/1/${text}`)
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), rest, fc.record({ filename: rest })), (raw) => {
      const asset = read(raw)
      if (asset === undefined) return
      expect(new URL(asset.path, 'https://a.example').pathname).toBe(asset.path)
      expect(asset.path.startsWith('/assets/f/1/')).toBe(true)
    }),
  )
})
