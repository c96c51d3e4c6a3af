import { messagesFor } from '@prospectus/content/messages/messages'
import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup } from '../testing/render.tsx'
import { Carousel } from './carousel.tsx'

const slides = ['One', 'Two', 'Three'].map((name) => ({ uid: name, content: <p>{name}</p> }))

describe('carousel', () => {
  it('BLOCK-5 is a named group of slides, each with its number', () => {
    const html = renderMarkup(<Carousel label="Readings" slides={slides} />)
    expect(html).toMatch(
      /^<div class="carousel" role="group" aria-roledescription="carousel" aria-label="Readings"/,
    )
    const names = [...html.matchAll(/aria-roledescription="slide" aria-label="([^"]+)"/g)]
    expect(names.map(([, name]) => name)).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  it('BLOCK-5 scrolls by keyboard without script, and hides nothing', () => {
    const html = renderMarkup(<Carousel label="Readings" slides={slides} />)
    expect(html).toMatch(/class="carousel-view" role="group" aria-label="Readings" tabindex="0"/)
    expect(html).not.toContain('inert')
  })

  it('BLOCK-5 has buttons named Previous and Next, and a control of autoplay before all else', () => {
    const plain = renderMarkup(<Carousel label="Readings" slides={slides} />)
    const buttons = (html: string) =>
      [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name)
    expect(buttons(plain)).toEqual(['Previous', 'Next'])
    const autoplay = renderMarkup(
      <Carousel label="Readings" slides={slides} autoplay pauseOnHover />,
    )
    expect(buttons(autoplay)).toEqual(['Stop moving', 'Previous', 'Next'])
    expect(autoplay).toContain('data-pause-on-hover=""')
    expect(autoplay.indexOf('<button')).toBeLessThan(autoplay.indexOf('carousel-view'))
  })

  it('LANG-1 speaks the language of the page', () => {
    const page = examplePage({ lang: 'de', messages: messagesFor('de') })
    const html = renderMarkup(<Carousel label="Werte" slides={slides} />, page)
    expect(html).toContain('aria-label="2 von 3"')
    expect(html).toContain('data-text="Seite {page} von {pages}"')
  })
})
