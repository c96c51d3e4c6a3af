import { faqs } from '@prospectus/content/schema/blocks/faqs'
import { describe, expect, it } from 'vitest'
import { elementId } from '../../rendering/element-id.ts'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { faqsView } from './faqs.tsx'

const render = exampleRenderer(faqsView, faqs)

describe('faqs', () => {
  it('BLOCK-4 opens the first question and no other, without script', () => {
    const details = render('usual').match(/<details[^>]*>/g) ?? []
    expect(details).toHaveLength(3)
    expect(details.map((tag) => / open/.test(tag))).toEqual([true, false, false])
  })

  it('BLOCK-4 lets one be open at a time: all share one name of their own block', () => {
    const names = [...render('usual').matchAll(/<details[^>]* name="([^"]+)"/g)].map(
      ([, name]) => name,
    )
    expect(new Set(names)).toEqual(new Set([elementId('faqs', 'faqs-usual')]))
    expect(names).toHaveLength(3)
  })

  it('keeps each question a heading inside its summary, one level below the block', () => {
    expect(render('usual')).toMatch(/<summary[^>]*><h3[^>]*>Do I have to open/)
    expect(render('least')).toMatch(/<summary[^>]*><h2[^>]*>Can I return it\?/)
  })
})
