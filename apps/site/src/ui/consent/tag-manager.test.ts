// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { runTagManager } from './tag-manager.ts'

const ID = 'GTM-AB12CD3'

/** A page with a form and a tool in frames of another origin, after the visitor's consent. */
function openPage() {
  document.body.innerHTML = `
    <div class="embed-frame"><iframe id="form" srcdoc=" "></iframe><template data-notice="submitted"></template></div>
    <div class="embed-frame"><iframe id="tool" srcdoc=" "></iframe></div>`
  // The document loads no scripts.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  runTagManager(ID, { statistics: true, marketing: false })
  onTestFinished(() => runTagManager(ID, { statistics: false, marketing: false }))
  return {
    /** Moves the focus into a frame, which the page sees as the window losing it. */
    enter: (name: string) => {
      const frame = document.getElementById(name)
      Object.defineProperty(frame, 'src', { value: `https://forms.example/forms/${name}` })
      Object.defineProperty(document, 'activeElement', { value: frame, configurable: true })
      dispatchEvent(new Event('blur'))
    },
    starts: () =>
      window.dataLayer?.filter((entry) => Reflect.get(Object(entry), 'event') === 'form_start'),
  }
}

it('events#events a form is reported as begun when the visitor first enters it, a tool is not', () => {
  const { enter, starts } = openPage()
  enter('tool')
  expect(starts()).toEqual([])
  enter('form')
  expect(starts()).toEqual([{ event: 'form_start', form: 'form' }])
})
