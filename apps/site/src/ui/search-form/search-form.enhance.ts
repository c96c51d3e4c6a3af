import type { Suggestion, Suggestions } from '@prospectus/catalogue/search/suggestions'
import { MAX_SEARCH_CHARACTERS } from '@prospectus/protocol/query/stories-query'
import { linkStyles } from '../later-styles/link-styles.ts'
import stylesUrl from './search-form.later.css?url'

const DEBOUNCE_MS = 300

/**
 * Makes the search field a combobox with suggestions (SEARCH-2 to SEARCH-5). Enter sends the form unless an option is
 * active; a second Escape clears the field.
 */
export function enhance(form: HTMLElement): void {
  const field = form.querySelector('input')
  if (field === null) return
  const source = createSuggestionSource(form.dataset.lang ?? '', linkStyles(stylesUrl))
  const list = createSuggestionList(field, form.dataset)
  const resultsHref = (q: string) => `${form.getAttribute('action')}?${new URLSearchParams({ q })}`
  let debounceTimer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(debounceTimer)
    source.stop()
  }
  const close = () => {
    stop()
    list.hide()
  }
  const suggest = async () => {
    clearTimeout(debounceTimer)
    const query = field.value.trim()
    if (query === '' || query.length > MAX_SEARCH_CHARACTERS) return close()
    const suggestions = await source.request(query)
    if (suggestions !== undefined) list.show(suggestions, resultsHref)
  }
  const handleInput = () => {
    stop()
    list.move(0)
    if (field.value.trim() === '') list.hide()
    else debounceTimer = setTimeout(suggest, DEBOUNCE_MS)
  }
  const moveActive = async (step: 1 | -1) => {
    if (!list.isOpen()) await suggest()
    if (list.isOpen()) list.move(step)
  }

  field.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return
    handleInput()
  })
  field.addEventListener('compositionend', handleInput)
  field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (event.isComposing) return
    const active = list.active()
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !shiftKey) {
      event.preventDefault()
      void moveActive(key === 'ArrowDown' ? 1 : -1)
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
  // The visitor may have typed while this script was loading.
  if (field.value !== field.defaultValue) handleInput()
}

/** Caches suggestions until the page is left. A new request aborts the previous one and waits for `ready`. */
function createSuggestionSource(lang: string, ready: Promise<void>) {
  const cache = new Map<string, Suggestions>()
  let controller = new AbortController()
  return {
    stop: () => controller.abort(),
    /** Undefined when superseded, or after a failure, which is only logged. */
    request: async (query: string): Promise<Suggestions | undefined> => {
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      try {
        await ready
        signal.throwIfAborted()
        if (cache.has(query)) return cache.get(query)
        const parameters = new URLSearchParams({ q: query, lang })
        const response = await fetch(`/api/suggestions?${parameters}`, { signal })
        if (!response.ok)
          throw new Error(`The request for suggestions failed with status ${response.status}`)
        const suggestions: Suggestions = await response.json()
        cache.set(query, suggestions)
        return suggestions
      } catch (error) {
        if (!signal.aborted) console.error('The suggestions could not be shown:', error)
        return undefined
      }
    },
  }
}

/** Makes `field` a combobox (WAI-ARIA APG, list autocomplete, manual selection). Options are links, for new tabs. */
function createSuggestionList(field: HTMLInputElement, { lang = '', label = '' }: DOMStringMap) {
  const id = `${field.id}-list`
  const list = element('div', 'search-form-list', {
    id,
    lang,
    role: 'listbox',
    ariaLabel: label,
    hidden: true,
  })
  const status = element('span', 'visually-hidden', { role: 'status', lang })
  field.after(list)
  field.form?.append(status)
  Object.assign(field, { role: 'combobox', ariaAutoComplete: 'list' })
  field.setAttribute('aria-controls', id)

  const options = () => [...list.children] as HTMLElement[]
  const active = () => options().find(isActive)
  const setOpen = (isOpen: boolean) => {
    list.hidden = !isOpen
    field.ariaExpanded = String(isOpen)
  }
  const activate = (option?: HTMLElement) => {
    for (const other of options()) other.ariaSelected = String(other === option)
    if (option === undefined) return field.removeAttribute('aria-activedescendant')
    field.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const hide = () => {
    activate()
    setOpen(false)
  }
  hide()
  // A press must not move the focus, which would close the list.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', hide)
  return {
    isOpen: () => !list.hidden,
    active,
    hide,
    /** Shows suggestions and announces their number. `resultsHref` returns the address of a query's results. */
    show: (
      { query, suggestions, all, nearest, status: announcement }: Suggestions,
      resultsHref: (query: string) => string,
    ) => {
      const link = (linkedQuery: string, textContent: string) =>
        element('a', 'search-form-all', { href: resultsHref(linkedQuery), textContent })
      const lastOption = nearest ? link(nearest.query, nearest.label) : link(query, all)
      list.replaceChildren(...suggestions.map(optionOf), lastOption)
      for (const [index, option] of options().entries()) {
        Object.assign(option, { id: `${id}-${index}`, role: 'option', tabIndex: -1 })
      }
      activate()
      setOpen(true)
      list.scrollTop = 0
      status.textContent = announcement
    },
    /** Activates the next (1) or previous (-1) option, wrapping around; 0 deactivates. */
    move: (step: 1 | 0 | -1) => {
      const allOptions = options()
      const activeIndex = allOptions.findIndex(isActive)
      const from = activeIndex < 0 && step < 0 ? 0 : activeIndex
      activate(step === 0 ? undefined : allOptions.at((from + step) % allOptions.length))
    },
  }
}

function isActive({ ariaSelected }: HTMLElement): boolean {
  return ariaSelected === 'true'
}

function optionOf({ name, marks, path, kind = '' }: Suggestion): HTMLElement {
  const option = element('a', 'search-form-option', { href: path })
  const nameElement = element('span', 'search-form-name')
  let end = 0
  for (const [index, offset] of [...marks, name.length].entries()) {
    const text = name.slice(end, offset)
    nameElement.append(index % 2 === 0 ? text : element('mark', '', { textContent: text }))
    end = offset
  }
  option.append(
    nameElement,
    ' ',
    element('span', 'search-form-kind small-label', { textContent: kind }),
  )
  return option
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className }, properties)
}
