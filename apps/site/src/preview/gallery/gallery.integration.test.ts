import { type BlockType, blockTypes } from '@prospectus/content/schema/blocks/all-blocks'
import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import { describe, expect, test } from 'vitest'
import { servePreview } from '../previewed-site.fixture.ts'
import { schemaOf, themes } from './specimens.ts'

async function pageAt(path: string): Promise<string> {
  const { send } = await servePreview()
  const { status, text } = await send(path)
  expect(status).toBe(200)
  return text
}

const values = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value)
const examplesOf = (blockType: BlockType) => Object.keys(allExamples[blockType])

describe('/dev/blocks', () => {
  test('shows the usual example of every block once, and leads to all of its examples', async () => {
    const html = await pageAt('/dev/blocks')
    expect(values(html, 'data-specimen')).toEqual(blockTypes)
    expect(values(html, 'data-example')).toEqual(blockTypes.map(() => 'usual'))
    for (const blockType of blockTypes)
      expect(values(html, 'href')).toContain(`/dev/blocks/${blockType}`)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('shows every example of every block in one theme, with no id twice', async () => {
    const html = await pageAt('/dev/blocks?ground=dark')
    const expected = blockTypes.flatMap((blockType) => examplesOf(blockType).map(() => blockType))
    expect(values(html, 'data-specimen')).toEqual(expected)
    expect(new Set(values(html, 'data-ground'))).toEqual(new Set(['dark']))
    const ids = values(html, 'id')
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

describe('/dev/blocks/{block-type}', () => {
  test('shows all examples in every theme, each under its name, with the fields of the block', async () => {
    const html = await pageAt('/dev/blocks/hero-banner')
    const names = examplesOf('hero-banner')
    expect(values(html, 'data-example')).toEqual(names.flatMap((name) => themes.map(() => name)))
    expect(values(html, 'data-ground')).toEqual(names.flatMap(() => themes))
    for (const name of names) expect(html).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`))
    for (const theme of themes) expect(html).toContain(`class="block hero-banner theme-${theme}"`)
    for (const field of Object.keys(schemaOf('hero-banner').fields)) expect(html).toContain(field)
  })

  test('shows a block without themes once, and one theme on request', async () => {
    expect(values(await pageAt('/dev/blocks/redirect'), 'data-example')).toEqual(
      examplesOf('redirect'),
    )
    const links = values(await pageAt('/dev/blocks/banner'), 'href')
    const toTinted = links.find(
      (href) => href.startsWith('/dev/blocks/banner?') && href.endsWith('tinted'),
    )
    const tinted = await pageAt(toTinted ?? 'no link to the tinted theme')
    expect(values(tinted, 'data-ground')).toEqual(examplesOf('banner').map(() => 'tinted'))
  })

  test('reads examples with the links and lists of its site', async () => {
    const html = await pageAt('/dev/blocks/sitemap?ground=light')
    expect(html).toContain('href="/about"')
    expect(await pageAt('/dev/blocks/call-to-action')).not.toContain('href="/pricing"')
  })
})

test.each(['/dev/blocks/no-such-block', '/dev/blocks/constructor', '/dev/blocks/', '/dev'])(
  'ROUTE-3 %s is the page for missing pages',
  async (path) => {
    const { send } = await servePreview()
    expect((await send(path)).status).toBe(404)
  },
)

test('ROUTE-5 production has no gallery', async () => {
  const { send } = await servePreview({ mode: 'production' })
  expect((await send('/dev/blocks')).status).toBe(404)
  expect((await send('/dev/blocks/banner')).status).toBe(404)
})

test('ROUTE-5 a page of the gallery is never cached, and its style sheet is named in its policy', async () => {
  const { send } = await servePreview()
  const { headers, text } = await send('/dev/blocks/banner')
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  expect(text).toContain('.gallery-stage')
})
