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
import { createBrowsing } from './resources-centre.browse.ts'
import type { ResourcesData } from './resources-centre.data.ts'
import { createLists } from './resources-centre.list.ts'
import {
  isPlainClick,
  readForm,
  rememberFocus,
  scrollToList,
  writeForm,
} from './resources-centre.page.ts'
import { initialState, nextState, type ResourcesEvent } from './resources-centre.state.ts'
import { createStories } from './resources-centre.stories.ts'

interface LiveParts {
  readonly data: ResourcesData
  readonly token: string
  readonly root: RefObject<HTMLElement | null>
  readonly form: RefObject<HTMLFormElement | null>
}

/** What the resources centre shows, and what its form and links do once script works. */
export function useResources({ data, token, root, form }: LiveParts) {
  const [state, dispatch] = useReducer(nextState, data, initialState)
  const restoreFocus = useRef<() => void>(undefined)
  /** Keys change a closed list of choices value by value. */
  const passing = useRef(false)
  const known = useRef(data)
  const [{ filters: firstFilters }] = useState(data)
  const [browsing] = useState(() => {
    const emit = (event: ResourcesEvent) => {
      if (root.current) restoreFocus.current = rememberFocus(root.current)
      dispatch(event)
    }
    return createBrowsing(data, createLists(data, createStories(token)), emit)
  })

  useEffect(() => {
    // The visitor may have chosen or typed before script worked; who then went back has taken it back.
    if (form.current) browsing.type(readForm(form.current))
    return browsing.start()
  }, [browsing, form])

  useEffect(() => {
    if (known.current === data) return
    known.current = data
    browsing.serve(data, createLists(data, createStories(token)))
  }, [browsing, data, token])

  useLayoutEffect(() => {
    if (form.current && state.asked !== firstFilters) writeForm(form.current, state.asked)
  }, [form, firstFilters, state.asked])

  useLayoutEffect(() => {
    restoreFocus.current?.()
    if (root.current && state.shown.turned) scrollToList(root.current)
  }, [root, state.shown])

  const follow = (event: MouseEvent<HTMLAnchorElement>, go: (href: string) => void) => {
    if (!browsing.isLive() || !isPlainClick(event)) return
    event.preventDefault()
    go(event.currentTarget.pathname + event.currentTarget.search)
  }
  return {
    state,
    handlers: {
      onChange: ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
        const values = readForm(currentTarget)
        if (!(target instanceof HTMLSelectElement)) browsing.type(values)
        else if (passing.current) browsing.pass(values, target.name)
        else browsing.choose(values)
      },
      // Enter and the space bar open a list of choices, and choose from it.
      onKeyDown: ({ key }: KeyboardEvent) => {
        passing.current = key !== 'Enter' && key !== ' '
      },
      onPointerDown: () => {
        passing.current = false
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (!browsing.isLive()) return
        event.preventDefault()
        browsing.choose(readForm(event.currentTarget))
      },
      onClear: (event: MouseEvent<HTMLAnchorElement>) => follow(event, browsing.clear),
      onTurn: (event: MouseEvent<HTMLAnchorElement>) => follow(event, browsing.turn),
      onAhead: browsing.fetchAhead,
    },
  }
}
