import { currentOpenings } from '@prospectus/content/schema/blocks/current-openings'
import { LOOKALIKES } from '@prospectus/content/schema/links/lookalike-addresses.fixture'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { currentOpeningsView } from './current-openings.tsx'

const render = exampleRenderer(currentOpeningsView, currentOpenings)

describe('current-openings', () => {
  it('BLOCK-2 EMBED-1 frames its tool, marked as embedded', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>Open positions/)
    expect(html).toMatch(
      /<iframe[^>]*src="https:\/\/embeds\.vendor\.example\/openings\?embedded=true&amp;theme=[^"]*"[^>]*title="Open positions/,
    )
  })

  it.each(['address of another host', 'hostile', 'least'])(
    'EMBED-1 MSG-1 shows a notice where there is no valid address: %s',
    (example) => {
      const html = render(example)
      expect(html).toContain('>No valid url provided<')
      expect(html).not.toContain('<iframe')
      expect(html).not.toContain('tools.example')
    },
  )

  it.each(LOOKALIKES)('EMBED-1 MSG-1 rejects %j with a notice', (url) => {
    const html = render({ url })
    expect(html).toContain('>No valid url provided<')
    expect(html).not.toContain('<iframe')
  })

  it('names the frame of a tool without a heading', () => {
    expect(render('tinted')).toMatch(/<iframe[^>]*title="Current openings"/)
  })
})
