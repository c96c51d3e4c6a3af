import { structuredData } from '@prospectus/content/schema/blocks/structured-data'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { structuredDataView } from './structured-data.tsx'

const render = (
  raw: Parameters<typeof readExample>[1],
  mode: 'production' | 'preview' = 'production',
) =>
  renderBlock(structuredDataView, readExample(structuredData, raw), { page: examplePage({ mode }) })

describe('structured-data', () => {
  it('BLOCK-8 gives valid JSON-LD to search engines', () => {
    const html = render('usual')
    const [, code = ''] = html.match(/^<script type="application\/ld\+json">(.*)<\/script>$/) ?? []
    expect(JSON.parse(code)).toMatchObject({ '@type': 'LocalBusiness', name: 'Exemplar' })
  })

  it('BLOCK-8 cannot be ended by a value', () => {
    const code = JSON.stringify({ '@type': 'Thing', name: '</script><script>alert(1)</script>' })
    expect(render({ code }).match(/<\/script>/g)).toHaveLength(1)
  })

  it.each([undefined, null, '', '  ', {}, { '@type': 'Thing' }, 3, []])(
    'BLOCK-8 code of %j is invalid, which preview says',
    (code) => {
      expect(render({ code })).toBe('')
      expect(render({ code }, 'preview')).toContain('This page has an invalid JSON-LD schema.')
    },
  )

  it('BLOCK-8 omits invalid code in production and reports it in preview', () => {
    expect(render('invalid')).toBe('')
    const html = render('invalid', 'preview')
    expect(html).toContain('role="alert"')
    expect(html).toContain('This page has an invalid JSON-LD schema.')
  })
})
