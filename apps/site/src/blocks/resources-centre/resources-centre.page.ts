import type { MouseEvent } from 'react'
import type { FormValues } from './resources-centre.browse.ts'

/** Whether a click is a plain click to follow a link in this tab; any other is left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented)
}

/** What the filter form holds. */
export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const value = (name: string) => String(data.get(name) ?? '').trim()
  return {
    type: value('type') || undefined,
    industry: value('industry') || undefined,
    theme: value('theme') || undefined,
    text: value('q'),
  }
}

/**
 * Sets the form to the values in the address; a field that already has its value, ignoring surrounding
 * blanks, is left alone.
 */
export function writeForm(form: HTMLFormElement, values: FormValues): void {
  const { type = '', industry = '', theme = '', text } = values
  for (const [name, value] of Object.entries({ type, industry, theme, q: text })) {
    const field = form.elements.namedItem(name)
    const holdsValue = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
    if (holdsValue && field.value.trim() !== value) field.value = value
  }
}

/**
 * Remembers the focus before a change; call the returned function after it. If the focused link is gone, the
 * focus moves to the current page's link if it was a pagination link, else to the result count above the
 * list, never to the top of the document.
 */
export function rememberFocus(root: HTMLElement): () => void {
  const focused = document.activeElement
  if (focused === null || !root.contains(focused)) return () => undefined
  const ofPagination = focused.closest('nav') !== null
  return () => {
    if (focused.isConnected) return
    const current = ofPagination && root.querySelector<HTMLElement>('nav [aria-current]')
    const next = current || root.querySelector<HTMLElement>('[tabindex="-1"]')
    next?.focus({ preventScroll: true })
  }
}

/** Brings the top of the list back into view, smoothly unless the visitor prefers reduced motion. */
export function scrollToList(root: HTMLElement): void {
  const top = root.querySelector('[tabindex="-1"]')
  if (top === null || top.getBoundingClientRect().top >= 0) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  top.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
}
