import { linkStyles } from '../later-styles/link-styles.ts'
import stylesUrl from './search-form.later.css?url'
import { createSuggestionList } from './suggestion-list.ts'
import { createSuggestionSource } from './suggestion-source.ts'

/** How long the typing must pause before a query is sent. */
const DEBOUNCE_MS = 300
/** The endpoint refuses longer queries; the search page takes them. */
const MAXIMUM_CHARACTERS = 200

/**
 * Makes the field of a search form a combobox that suggests results (SEARCH-2 to SEARCH-5). Nothing is
 * chosen by typing: Enter sends the form unless the visitor has gone into the list. The list closes on
 * Escape, which clears the field the next time, and when the focus leaves.
 */
export function enhance(form: HTMLElement): void {
  const field = form.querySelector('input')
  if (field === null) return
  const source = createSuggestionSource(form.dataset.lang ?? '', linkStyles(stylesUrl))
  const list = createSuggestionList(field, form.dataset)
  const allResults = (q: string) => `${form.getAttribute('action')}?${new URLSearchParams({ q })}`
  let waiting: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(waiting)
    source.stop()
  }
  const close = () => {
    stop()
    list.hide()
  }
  const suggest = async () => {
    clearTimeout(waiting)
    const query = field.value.trim()
    if (query === '' || query.length > MAXIMUM_CHARACTERS) return close()
    const answer = await source.ask(query)
    if (answer !== undefined) list.show(answer, allResults)
  }
  const changed = () => {
    stop()
    list.move(0)
    if (field.value.trim() === '') list.hide()
    else waiting = setTimeout(suggest, DEBOUNCE_MS)
  }
  const turn = async (step: 1 | -1) => {
    if (!list.isOpen()) await suggest()
    if (list.isOpen()) list.move(step)
  }

  field.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return
    changed()
  })
  field.addEventListener('compositionend', changed)
  field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (event.isComposing) return
    const active = list.active()
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !shiftKey) {
      event.preventDefault()
      void turn(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter' && active !== undefined) {
      event.preventDefault()
      active.dispatchEvent(
        new MouseEvent('click', { cancelable: true, bubbles: true, ctrlKey, metaKey, shiftKey }),
      )
    } else if (key === 'Escape' && (list.isOpen() || field.value !== '')) {
      event.preventDefault()
      if (!list.isOpen()) field.value = ''
      close()
    } else if (/^(Arrow(Left|Right)|Home|End)$/.test(key)) list.move(0)
  })
  // What the visitor typed while this script was loading.
  if (field.value !== field.defaultValue) changed()
}
