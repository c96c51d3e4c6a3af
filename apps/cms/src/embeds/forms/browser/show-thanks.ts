import type { FormWords } from '@prospectus/content/messages/form-words'
import type { Sent } from './send-form.ts'

interface Thanks extends Extract<Sent, { readonly kind: 'taken' }> {
  /** Whether the page around the frame says thank you: then only what is left to say is said here. */
  readonly isThanked: boolean
}

/**
 * Puts thanks in the place of the form and gives them the focus. With a thank-you page the window around the frame
 * goes there; a link leads there too, for a browser that does not let the frame do it.
 */
export function showThanks(
  form: HTMLFormElement,
  { thanksPage, thanks, download, isThanked }: Thanks,
  words: FormWords,
): void {
  const heading = document.createElement('h2')
  heading.textContent = words.thanks
  const text = document.createElement('p')
  text.className = 'form-thanks'
  text.textContent = thanks ?? words.thanksText
  const place = document.createElement('div')
  place.tabIndex = -1
  place.append(...(isThanked ? [text] : [heading, text]))
  const onward = thanksPage ?? download
  if (onward !== undefined) {
    const link = document.createElement('a')
    link.className = 'button button-primary'
    link.target = '_top'
    link.href = onward
    link.textContent = thanksPage === undefined ? words.download : words.goOn
    place.append(link)
  }
  document.querySelector('.form-intro')?.remove()
  form.replaceWith(place)
  place.focus()
  if (thanksPage !== undefined) place.querySelector('a')?.click()
}
