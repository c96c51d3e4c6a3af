import { describe, expect, it } from 'vitest'
import { compileText } from '../draft/compile-story.fixture.ts'
import { printPage } from './print-page.ts'

function printed(source: string): string {
  const { story, faults } = compileText('whitepapers/x', source)
  if (story === undefined) throw new Error(faults.map((fault) => fault.message).join('\n'))
  return printPage(story)
}

describe('the printed edition of a story', () => {
  it('has a title page, then the text with its tables, in the order of the story', () => {
    const html = printed(`---
name: Float & drift
date: 2022-05-01
content:
  component: modules/resource
  description: What it is about.
  author: Ken Aldous
  seo: { title: T, description: D }
---
## One

A **bold** <sub>low</sub> word, 1 < 2.

| A | B |
|---|--:|
| 1 | 2 |`)
    expect(html).toContain('<h1>Float &amp; drift</h1>')
    expect(html).toContain('Ken Aldous, May 2022')
    expect(html).toContain(
      '<h2>One</h2><p>A <strong>bold</strong> <sub>low</sub> word, 1 &lt; 2.</p>',
    )
    expect(html).toContain('<td class="right">2</td>')
  })

  it('prints the text of blocks, one level of headings below another', () => {
    const html = printed(`name: Brochure
content:
  component: modules/page
  seo: { title: T, description: D }
  body:
    - { component: hero-banner, heading: Not twice }
    - component: card-grid
      heading: Modules
      cards: [{ heading: Data hub, description: Reads sources. }]
    - { component: lead-form, heading: Not on paper }`)
    expect(html).toContain('<h2>Modules</h2><h3>Data hub</h3><p>Reads sources.</p>')
    expect(html).not.toMatch(/Not twice|Not on paper/)
  })

  it('sets standing drawings in, so that printing needs no network', () => {
    const source = `---
name: N
content: { component: modules/resource, seo: { title: T } }
---
![A map](mockup:known)`
    const { story } = compileText('whitepapers/x', source)
    const text = JSON.stringify(story).replaceAll('mockup.svg', 'heat-map.svg')
    expect(printPage(JSON.parse(text))).toContain('<figure><svg role="img" ')
  })

  it('keeps headings and drawings within the page area, outside which a browser cuts', () => {
    const html = printed(`---
name: N
content: { component: modules/resource, seo: { title: T } }
---
Text.`)
    const outdents = [...html.matchAll(/^(?:h2|figure) \{ margin: \S+ \S+ \S+ -(\d+)mm/gm)]
    const free = Number(/^main \{ padding-left: (\d+)mm/m.exec(html)?.[1])
    expect(outdents.map(([, outdent]) => Number(outdent))).toEqual([20, 20])
    expect(free).toBeGreaterThanOrEqual(20)
  })
})
