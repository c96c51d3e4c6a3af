import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import {
  createBrowsing,
  type FormValues,
  initialState,
  nextState,
  type ResourcesEvent,
} from './resources-centre.browse.ts'
import { createLists, type ResourcesData } from './resources-centre.list.ts'
import { createStoriesClient } from './resources-centre.stories.ts'

interface ResourcesOptions {
  readonly data: ResourcesData
  readonly token: string
  readonly root: RefObject<HTMLElement | null>
  readonly form: RefObject<HTMLFormElement | null>
}

/** State of the filters and list, and handlers for the visitor's actions. */
export function useResources({ data, token, root, form }: ResourcesOptions) {
  const [state, dispatch] = useReducer(nextState, data, initialState)
  const restoreFocus = useRef<() => void>(undefined)
  /** True after a key that may change a closed select without opening it, as arrow keys do. */
  const isStepping = useRef(false)
  const latestData = useRef(data)
  const [{ filters: firstFilters }] = useState(data)
  const [browsing] = useState(() => {
    const emit = (event: ResourcesEvent) => {
      if (root.current) restoreFocus.current = rememberFocus(root.current)
      dispatch(event)
    }
    return createBrowsing(data, createLists(data, createStoriesClient(token)), emit)
  })

  useEffect(() => {
    // The visitor may have chosen or typed before the script ran.
    if (form.current) browsing.type(readForm(form.current))
    return browsing.start()
  }, [browsing, form])

  useEffect(() => {
    if (latestData.current === data) return
    latestData.current = data
    browsing.replaceData(data, createLists(data, createStoriesClient(token)))
  }, [browsing, data, token])

  useLayoutEffect(() => {
    if (form.current && state.requested !== firstFilters) writeForm(form.current, state.requested)
  }, [form, firstFilters, state.requested])

  useLayoutEffect(() => {
    restoreFocus.current?.()
    if (root.current && state.shown.hasTurnedPage) scrollToList(root.current)
  }, [root, state.shown])

  const followLink = (event: MouseEvent<HTMLAnchorElement>, open: (href: string) => void) => {
    if (!browsing.isLive() || !isPlainClick(event)) return
    event.preventDefault()
    open(event.currentTarget.pathname + event.currentTarget.search)
  }
  return {
    state,
    handlers: {
      onChange: ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
        const values = readForm(currentTarget)
        if (!(target instanceof HTMLSelectElement)) browsing.type(values)
        else if (isStepping.current) browsing.step(values, target.name)
        else browsing.choose(values)
      },
      // Enter and space open a select, and choose from it.
      onKeyDown: ({ key }: KeyboardEvent) => {
        isStepping.current = key !== 'Enter' && key !== ' '
      },
      onPointerDown: () => {
        isStepping.current = false
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (!browsing.isLive()) return
        event.preventDefault()
        browsing.choose(readForm(event.currentTarget))
      },
      onClear: (event: MouseEvent<HTMLAnchorElement>) => followLink(event, browsing.clear),
      onTurn: (event: MouseEvent<HTMLAnchorElement>) => followLink(event, browsing.turn),
      onPrefetch: browsing.prefetch,
    },
  }
}

/** True for a click that the script handles; any other is left to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented)
}

function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const value = (name: string) => String(data.get(name) ?? '').trim()
  return {
    type: value('type') || undefined,
    industry: value('industry') || undefined,
    theme: value('theme') || undefined,
    text: value('q'),
  }
}

/** Writes values into the fields, except those that hold them already; whitespace around a value is ignored. */
function writeForm(form: HTMLFormElement, values: FormValues): void {
  const { type = '', industry = '', theme = '', text } = values
  for (const [name, value] of Object.entries({ type, industry, theme, q: text })) {
    const field = form.elements.namedItem(name)
    const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
    if (isField && field.value.trim() !== value) field.value = value
  }
}

/**
 * Remembers the focus; call the returned function after the change. If the focused link is gone, focus moves to the
 * current page's link in the pagination, else to the result count, never to the top of the document.
 */
function rememberFocus(root: HTMLElement): () => void {
  const focused = document.activeElement
  if (focused === null || !root.contains(focused)) return () => undefined
  const wasInPagination = focused.closest('nav') !== null
  return () => {
    if (focused.isConnected) return
    const currentPageLink = wasInPagination && root.querySelector<HTMLElement>('nav [aria-current]')
    const next = currentPageLink || root.querySelector<HTMLElement>('[tabindex="-1"]')
    next?.focus({ preventScroll: true })
  }
}

/** Scrolls up to the list if its top is out of view; smoothly unless the visitor prefers reduced motion. */
function scrollToList(root: HTMLElement): void {
  const top = root.querySelector('[tabindex="-1"]')
  if (top === null || top.getBoundingClientRect().top >= 0) return
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  top.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'auto' : 'smooth' })
}
