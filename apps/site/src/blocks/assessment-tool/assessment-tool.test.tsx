import { assessmentTool } from '@prospectus/content/schema/blocks/assessment-tool'
import { LOOKALIKES } from '@prospectus/content/schema/links/lookalike-addresses.fixture'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { assessmentToolView } from './assessment-tool.tsx'

const render = exampleRenderer(assessmentToolView, assessmentTool)

describe('assessment-tool', () => {
  it('BLOCK-2 EMBED-1 frames its tool, marked as embedded', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>Which of our services suits you/)
    expect(html).toMatch(
      /<iframe[^>]*src="https:\/\/embeds\.vendor\.example\/assessment\/which-service\?embedded=true&amp;theme=[^"]*"[^>]*title="Which of our services suits you/,
    )
  })

  it.each(['address of another host', 'hostile', 'least'])(
    'EMBED-1 MSG-1 shows a notice where there is no valid address: %s',
    (example) => {
      const html = render(example)
      expect(html).toContain('>No valid link provided<')
      expect(html).not.toContain('<iframe')
      expect(html).not.toContain('tools.example')
    },
  )

  it.each(LOOKALIKES)('EMBED-1 MSG-1 rejects %j with a notice', (url) => {
    const html = render({ url })
    expect(html).toContain('>No valid link provided<')
    expect(html).not.toContain('<iframe')
  })

  it('names the frame of a tool without a heading', () => {
    expect(render('tinted')).toMatch(/<iframe[^>]*title="Assessment"/)
  })
})
