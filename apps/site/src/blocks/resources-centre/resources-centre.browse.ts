import {
  type FilterChange,
  parseResourceFilters,
  type ResourceFilters,
  resourceHref,
} from '@prospectus/content/resources/resource-query'
import type { ResourcesData } from './resources-centre.data.ts'
import type { Lists } from './resources-centre.list.ts'
import type { ResourcesEvent } from './resources-centre.state.ts'

/** How long the spinner stays when the list is there (RES-5), and a pause in typing (RES-2). */
const REST_MS = 300
const TYPING_MS = 300

/** What the form holds, field by field. */
export type FormValues = Pick<ResourceFilters, 'type' | 'industry' | 'theme' | 'text'>

/** What a visitor does in the resources centre. */
export interface Browsing {
  /** Begins with the list that the page was served with; what it gives back ends everything. */
  readonly start: () => () => void
  /** A choice was made or the form sent: at once, as a place to come back to. */
  readonly choose: (values: FormValues) => void
  /** A letter was typed: after a pause, in the same place. */
  readonly type: (values: FormValues) => void
  /** All filters were taken away. */
  readonly clear: () => void
  /** A link to another page of the list was followed. */
  readonly turn: (href: string) => void
  /** A page may be asked for next. */
  readonly fetchAhead: (href: string) => void
  /** False once the endpoint takes the page's token no longer: links and form are the browser's. */
  readonly isLive: () => boolean
}

type Way = 'push' | 'turn' | 'replace' | 'traverse'

/**
 * Turns what the visitor does into addresses and lists (RES-1 to RES-5). The address always describes
 * the view asked for; of several changes only the last one's list is ever shown.
 *
 * @param emit is told what happens, in the order of `ResourcesEvent`
 */
export function createBrowsing(
  data: ResourcesData,
  lists: Lists,
  emit: (event: ResourcesEvent) => void,
): Browsing {
  let { filters } = data
  let address = ''
  let live = true
  let changes = 0
  let typing: Timer
  let resting: Timer

  const rest = () => {
    clearTimeout(resting)
    resting = setTimeout(() => emit({ type: 'rested' }), REST_MS)
  }
  const filtersAt = (href: string) =>
    parseResourceFilters(new URL(href, location.href).searchParams, {
      types: valuesOf(data.choices.type),
      industries: valuesOf(data.choices.industry),
      themes: valuesOf(data.choices.theme),
    })
  const changed = (values: FormValues) =>
    resourceHref(data.path, filters, changeTo(filters, values))

  const go = async (href: string, way: Way) => {
    const left = address
    const mine = ++changes
    clearTimeout(typing)
    clearTimeout(resting)
    filters = filtersAt(href)
    address = href
    if ((way === 'push' || way === 'turn') && href !== left) history.pushState(null, '', href)
    if (way === 'replace') history.replaceState(history.state, '', href)
    emit({ type: 'asked', filters })

    const answer = await lists.get(filters)
    if (mine !== changes || answer.outcome === 'aborted') return
    if (answer.outcome === 'ok') {
      emit({ type: 'arrived', shown: { filters, list: answer.list, turned: way === 'turn' } })
    } else if (answer.outcome === 'failed') emit({ type: 'failed', href })
    else {
      live = false
      if (way !== 'replace') return location.replace(href)
      // Nobody is taken away from a word half typed: the form is there to be sent.
      history.replaceState(history.state, '', left)
      address = left
      filters = filtersAt(left)
    }
    rest()
  }

  const onTraverse = () => {
    const href = location.pathname + location.search
    // The address has changed in its fragment only, as by the skip link.
    if (href === address) return
    if (live) void go(href, 'traverse')
    else location.reload()
  }
  return {
    start: () => {
      address = location.pathname + location.search
      emit({ type: 'hydrated' })
      rest()
      addEventListener('popstate', onTraverse)
      return () => {
        changes += 1
        clearTimeout(typing)
        clearTimeout(resting)
        removeEventListener('popstate', onTraverse)
      }
    },
    choose: (values) => {
      const href = changed(values)
      if (live) void go(href, 'push')
      else location.assign(href)
    },
    type: (values) => {
      clearTimeout(typing)
      if (!live || changed(values) === changed(filters)) return
      typing = setTimeout(() => void go(changed(values), 'replace'), TYPING_MS)
    },
    clear: () => void go(data.path, 'push'),
    turn: (href) => void go(href, 'turn'),
    fetchAhead: async (href) => {
      if (!live) return
      const { outcome } = await lists.getAhead(filtersAt(href))
      if (outcome === 'unauthorised') live = false
    },
    isLive: () => live,
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined

/** Only what differs: a form sent as it was leaves the page number alone (RES-3). */
function changeTo(filters: ResourceFilters, values: FormValues): FilterChange {
  const { type, industry, theme, text } = values
  return {
    ...(type !== filters.type && { type }),
    ...(industry !== filters.industry && { industry }),
    ...(theme !== filters.theme && { theme }),
    ...(text !== filters.text && { text }),
  }
}

function valuesOf(choices: ResourcesData['choices']['type']): ReadonlySet<string> {
  return new Set(choices.map(({ value }) => value))
}
