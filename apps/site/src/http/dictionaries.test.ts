import { createHash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import {
  compressWith,
  createDictionaries,
  createDictionary,
  usesDictionaries,
} from './dictionaries.ts'

const SHARED = Array.from({ length: 900 }, (_, place) => `word ${(place * 7919) % 997}`).join(' ')
const hashOf = (text: string) => createHash('sha256').update(text).digest()
const idOf = (text: string) => `:${hashOf(text).toString('base64')}:`
const accepting = 'gzip, deflate, br, zstd, dcb, dcz'

describe('compressWith', () => {
  it('begins with the magic number and the hash of the dictionary (RFC 9842, 5)', () => {
    const compressed = compressWith(createDictionary(SHARED), Buffer.from('page'))
    expect(compressed.toString('hex', 0, 8)).toBe('5e2a4d1820000000')
    expect(compressed.subarray(8, 40)).toEqual(hashOf(SHARED))
  })

  it('can be read only with the dictionary, and is small where a page shares much with it', () => {
    const page = Buffer.from(`<p>own</p>${SHARED}`)
    const compressed = compressWith(createDictionary(SHARED), page)
    const dictionary = Buffer.from(SHARED)
    expect(zstdDecompressSync(compressed.subarray(40), { dictionary })).toEqual(page)
    expect(() => zstdDecompressSync(compressed.subarray(40))).toThrow()
    expect(compressed.length).toBeLessThan(100)
  })
})

describe('createDictionaries', () => {
  it('renders the shared parts once for a version and language, and again after a failure', async () => {
    const dictionaries = createDictionaries()
    const rendered: string[] = []
    const render = (text: string) => async () => {
      rendered.push(text)
      if (text === 'broken') throw new Error('no menu')
      return text
    }
    await expect(dictionaries.getOrCreate('1', 'en', render('broken'))).rejects.toThrow('no menu')
    const [first, second] = await Promise.all([
      dictionaries.getOrCreate('1', 'en', render('menu')),
      dictionaries.getOrCreate('1', 'en', render('menu')),
    ])
    expect(first).toBe(second)
    await dictionaries.getOrCreate('1', 'de', render('Menü'))
    expect(rendered).toEqual(['broken', 'menu', 'Menü'])
    expect(dictionaries.findByPath(first.path)?.bytes.toString()).toBe('menu')
  })

  it('has the same address and id for the same text, so that a publish that changes no menu costs nothing', async () => {
    const dictionaries = createDictionaries()
    const before = await dictionaries.getOrCreate('1', 'en', async () => SHARED)
    const after = await dictionaries.getOrCreate('2', 'en', async () => SHARED)
    expect([after.path, after.id]).toEqual([before.path, before.id])
    expect(after.path).toMatch(/^\/_\/dictionary\/[\w-]{8}$/)
  })

  it('still accepts the dictionary of an earlier version, and none that it does not know', async () => {
    const dictionaries = createDictionaries()
    await dictionaries.getOrCreate('1', 'en', async () => 'old menu')
    await dictionaries.getOrCreate('2', 'en', async () => 'new menu')
    const available = (id: string, encodings = accepting) =>
      dictionaries.negotiate({ 'available-dictionary': id, 'accept-encoding': encodings })
    for (const text of ['old menu', 'new menu']) {
      expect(available(idOf(text))?.bytes.toString()).toBe(text)
    }
    for (const id of [
      idOf('other'),
      '',
      ':',
      '::',
      ':not base64:',
      hashOf('old menu').toString('base64'),
    ]) {
      expect(available(id), id).toBeUndefined()
    }
    expect(available(idOf('old menu'), 'gzip, br, *')).toBeUndefined()
    expect(available(idOf('old menu'), 'br, dcz;q=0')).toBeUndefined()
    expect(dictionaries.negotiate({ 'accept-encoding': accepting })).toBeUndefined()
  })
})

test.each([
  ['production', 'https://www.vendor.example', true],
  ['production', 'http://127.0.0.1:3000', true],
  ['production', 'http://localhost:3000', true],
  ['production', 'http://www.vendor.example', false],
  ['production', 'http://127.vendor.example', false],
  ['preview', 'https://preview.vendor.example', false],
] as const)('a %s site at %s uses dictionaries: %s', (mode, url, expected) => {
  expect(usesDictionaries({ mode, url, cdn: undefined })).toBe(expected)
})

test('a site behind a CDN uses none: the CDN may send one response to everybody', () => {
  const cdn = { service: 'cloudflare', id: 'zone', token: 'token' } as const
  expect(usesDictionaries({ mode: 'production', url: 'https://www.vendor.example', cdn })).toBe(
    false,
  )
})
