import { messagesFor } from '@prospectus/content/messages/messages'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../rows/entry.ts'
import type { Publication } from './result-link.ts'
import type { NearestQuery } from './site-search.ts'
import { suggestionsOf } from './suggestions.ts'

const datasource = [{ id: 1, name: 'Whitepapers', value: 'whitepapers' }]
const none = { id: 1, name: '', value: '' }
const snapshot = {
  datasources: { 'resource-type': datasource, 'theme-type': [none], 'industry-type': [none] },
}

interface Sketch {
  readonly name: string
  readonly type?: string
  readonly path?: string
}

/** The suggestions for results with these names, in this order. */
function suggest(
  text: string,
  sketches: readonly Sketch[],
  options: {
    nearest?: NearestQuery
    lang?: string | undefined
    publication?: Publication
  } = {},
) {
  const hits = sketches.map(({ name, type = 'page', path = '/x' }, row) => {
    const entry = { row, name, path, section: type, isStartpage: false } as Entry
    return { entry, type, score: 0 }
  })
  return suggestionsOf(
    text,
    { hits, nearest: options.nearest },
    {
      snapshot,
      lang: options.lang ?? 'en',
      messages: messagesFor(options.lang ?? 'en'),
      readPublication: () => options.publication,
    },
  )
}

const marked = (name: string, text: string) => {
  const [{ marks = [] } = {}] = suggest(text, [{ name }]).suggestions
  return marks.flatMap((end, at) => (at % 2 === 0 ? [] : name.slice(marks[at - 1], end)))
}

describe('suggestions', () => {
  it('SEARCH-3 are the first seven results, in their order; the total is of all', () => {
    const names = Array.from({ length: 1234 }, (_, index) => ({ name: `Plan ${index}` }))
    const { suggestions, total, status, all } = suggest('plan', names)
    expect(suggestions.map(({ name }) => name)).toEqual(names.slice(0, 7).map(({ name }) => name))
    expect([total, status, all]).toEqual([1234, '7 suggestions', 'All 1,234 results for “plan”'])
  })

  it('SEARCH-1 have a sentence with their number, in the language of the search', () => {
    const words = (count: number, lang?: string) => {
      const { status, all } = suggest('$&', Array(count).fill({ name: 'Plan' }), { lang })
      return [status, all]
    }
    expect(words(0)).toEqual(['No suggestions', 'Nothing for “$&”: see what else there is'])
    expect(words(1)).toEqual(['1 suggestion', '1 result for “$&”'])
    expect(words(2, 'de')).toEqual(['2 Vorschläge', 'Alle 2 Ergebnisse für „$&“'])
    expect(words(0, 'de')[0]).toBe('Keine Vorschläge')
  })

  it('SEARCH-5 mark the matches in a name', () => {
    expect(marked('Earned value and planned value', 'value')).toEqual(['value', 'value'])
    expect(marked('Größen und Maße', 'grossen')).toEqual(['Größen'])
    expect(marked('📈 Drift', 'drift')).toEqual(['Drift'])
    expect(marked('Cost control', 'drift')).toEqual([])
  })

  it('SEARCH-6 of a query without results are none; the nearest one is offered with its count', () => {
    const nearest = { text: 'schedule', count: 1234 }
    const offer = 'Did you mean “schedule”? 1,234 results'
    expect(suggest('shedule', [], { nearest })).toMatchObject({
      query: 'shedule',
      total: 0,
      suggestions: [],
      status: `No suggestions. ${offer}`,
      nearest: { query: 'schedule', label: offer },
    })
    expect(suggest('shedule', [])).not.toHaveProperty('nearest')
    const german = suggest('plann', [], { nearest: { text: 'plan', count: 1 }, lang: 'de' })
    expect(german.nearest?.label).toBe('Meinten Sie „plan“? 1 Ergebnis')
  })

  it('SEARCH-1 name the kind of a result as its tab does; one of no known kind has none', () => {
    const kinds = suggest('x', [
      { name: 'A' },
      { name: 'B', type: 'whitepapers' },
      { name: 'C', type: 'webinar-recording-pages' },
    ]).suggestions.map(({ kind }) => kind)
    expect(kinds).toEqual(['Page', 'White Papers', undefined])
  })

  it('SEARCH-4 lead to the first download of a publication, else to the story', () => {
    const results = [
      { name: 'A', path: '/about' },
      { name: 'B', type: 'publications', path: '/publications/b' },
    ]
    const paths = (publication?: Publication) =>
      suggest('x', results, { ...(publication && { publication }) }).suggestions.map(
        ({ path }) => path,
      )
    const firstDownload = {
      href: '/assets/f/1/x/b.pdf',
      isExternal: false,
      opensNewTab: true,
      isFile: true,
    }
    expect(paths({ firstDownload, gated: false })).toEqual(['/about', '/assets/f/1/x/b.pdf'])
    expect(paths({ firstDownload, gated: true })).toEqual(['/about', '/publications/b'])
    expect(paths()).toEqual(['/about', '/publications/b'])
  })
})
