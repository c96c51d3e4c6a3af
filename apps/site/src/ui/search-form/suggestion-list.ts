import type { Suggestion, Suggestions } from '@prospectus/content/index/search/suggestions'

/** The list under a search field, and which of its options is active: at most one, none at first. */
export interface SuggestionList {
  readonly isOpen: () => boolean
  readonly active: () => HTMLElement | undefined
  /** Shows an answer, and says how many suggestions it has. `resultsOf` is where all results of a query are. */
  readonly show: (answer: Suggestions, resultsOf: (query: string) => string) => void
  readonly hide: () => void
  /** Makes the next (1) or previous (-1) option active, around the ends; 0 makes none active. */
  readonly move: (step: 1 | 0 | -1) => void
}

/**
 * Makes `field` a combobox with a list of options below it (WAI-ARIA APG, list autocomplete with manual
 * selection). Options are links, so that they open in a new tab as links do.
 */
export function createSuggestionList(
  field: HTMLInputElement,
  { lang = '', label = '' }: DOMStringMap,
): SuggestionList {
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
  const open = (isOpen: boolean) => {
    list.hidden = !isOpen
    field.ariaExpanded = String(isOpen)
  }
  const activate = (option?: HTMLElement) => {
    for (const each of options()) each.ariaSelected = String(each === option)
    if (option === undefined) return field.removeAttribute('aria-activedescendant')
    field.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const hide = () => {
    activate()
    open(false)
  }
  hide()
  // A press on an option must not take the focus from the field: that closes the list.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', hide)
  return {
    isOpen: () => !list.hidden,
    active,
    hide,
    show: ({ query, suggestions, all, nearest, status: said }, resultsOf) => {
      const way = (to: string, textContent: string) =>
        element('a', 'search-form-all', { href: resultsOf(to), textContent })
      const last = nearest ? way(nearest.query, nearest.label) : way(query, all)
      list.replaceChildren(...suggestions.map(optionOf), last)
      for (const [index, option] of options().entries()) {
        Object.assign(option, { id: `${id}-${index}`, role: 'option', tabIndex: -1 })
      }
      activate()
      open(true)
      list.scrollTop = 0
      status.textContent = said
    },
    move: (step) => {
      const all = options()
      const at = all.findIndex(isActive)
      const from = at < 0 && step < 0 ? 0 : at
      activate(step === 0 ? undefined : all.at((from + step) % all.length))
    },
  }
}

function isActive({ ariaSelected }: HTMLElement): boolean {
  return ariaSelected === 'true'
}

function optionOf({ name, marks, path, kind = '' }: Suggestion): HTMLElement {
  const option = element('a', 'search-form-option', { href: path })
  const words = element('span', 'search-form-name')
  let end = 0
  for (const [index, offset] of [...marks, name.length].entries()) {
    const text = name.slice(end, offset)
    words.append(index % 2 === 0 ? text : element('mark', '', { textContent: text }))
    end = offset
  }
  option.append(words, ' ', element('span', 'search-form-kind', { textContent: kind }))
  return option
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className }, properties)
}
