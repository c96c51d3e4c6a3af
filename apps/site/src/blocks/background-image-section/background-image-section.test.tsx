import { readFileSync } from 'node:fs'
import { backgroundImageSection } from '@prospectus/content/schema/blocks/background-image-section'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { backgroundImageSectionView } from './background-image-section.tsx'

const render = exampleRenderer(backgroundImageSectionView, backgroundImageSection)

describe('background-image-section', () => {
  it('BLOCK-2 lays heading, text and links over the picture', () => {
    const html = render('usual')
    expect(html).toMatch(/<img class="cropped-picture [^>]*background-image-section-picture"/)
    expect(html).toMatch(/background-image-section-sheet.*<h2[^>]*>Open when others are closed/s)
    expect(html).toContain('Opening hours')
  })

  it('shows the focal area', () => {
    expect(render('most')).toContain('cropped-picture-x-1 cropped-picture-y-4')
  })

  it('has no sheet without text', () => {
    expect(render('least')).not.toContain('background-image-section-sheet')
  })
})

it('WCAG 1.4.3 has its theme’s opaque background, whatever the picture', () => {
  const css = readFileSync(`${import.meta.dirname}/background-image-section.css`, 'utf8')
  const sheet = /\.background-image-section-sheet \{([^}]*)\}/.exec(css)?.[1]
  expect(sheet).toMatch(/background: var\(--ground\);/)
  expect(sheet).not.toContain('opacity')
})
