import { consentChoices } from '@prospectus/content/schema/blocks/consent-choices'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { consentChoicesView } from './consent-choices.tsx'

const render = (tagManagerId?: string, raw: Parameters<typeof readExample>[1] = 'usual') =>
  renderBlock(consentChoicesView, readExample(consentChoices, raw), {
    page: examplePage({ tagManagerId }),
  })
const namesIn = (html: string) => [...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, n]) => n)

describe('the choices about cookies', () => {
  it('cover all that a tag manager does; accepting and rejecting all look alike', () => {
    const html = render('GTM-AB12CD3')
    expect(namesIn(html)).toEqual(['media', 'statistics', 'marketing'])
    expect(html).toContain('<button type="submit" class="button button-secondary" value="accept">')
    expect(html).toContain('<button type="submit" class="button button-secondary" value="reject">')
    expect(html).not.toMatch(/name="\w+"[^>]* checked/)
    expect(html).not.toContain('counts nothing')
  })

  it('cover only films on a site without a tag manager', () => {
    const html = render()
    expect(namesIn(html)).toEqual(['media'])
    expect(html).toContain('This website counts nothing')
    expect(html).not.toContain('value="accept"')
  })

  it('are disabled without script, and say why', () => {
    expect(render()).toMatch(/<noscript><p[^>]*>Scripts are off.*<fieldset[^>]* disabled=""/s)
  })

  it('have a default heading', () => {
    expect(render(undefined, 'least')).toMatch(/<h2[^>]*>Your choice</)
  })
})
