import type { Address } from '../context/editor-context.ts'

/** Reads `/stories/{id}?block={uid}&field={name}&state=draft`, an address that can be sent to a colleague. */
export function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const id = /^\/stories\/(\d{1,15})\/?$/.exec(pathname)?.[1]
  const query = new URLSearchParams(search)
  const filter = [...query].filter(([name]) => OF_FILTER.includes(name))
  return {
    storyId: id === undefined ? undefined : Number(id),
    block: query.get('block') ?? undefined,
    field: query.get('field') ?? undefined,
    dialog: query.get('dialog') ?? undefined,
    about: numberIn(query, 'about'),
    place: query.get('place') ?? undefined,
    version: numberIn(query, 'version'),
    filter: new URLSearchParams(filter).toString(),
  }
}

/** The address of what is open; without a story there are only the tree and its dialogs. */
export function writeAddress({ storyId, filter, ...others }: Address): string {
  const query = new URLSearchParams()
  const { dialog, about } = others
  for (const [name, value] of Object.entries(storyId === undefined ? { dialog, about } : others)) {
    if (value !== undefined) query.set(name, String(value))
  }
  for (const [name, value] of new URLSearchParams(filter)) query.set(name, value)
  const path = storyId === undefined ? '/' : `/stories/${storyId}`
  return `${path}${query.size === 0 ? '' : `?${query}`}`
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const number = /^\d{1,15}$/.exec(query.get(name) ?? '')?.[0]
  return number === undefined ? undefined : Number(number)
}

const OF_FILTER = ['search', 'section', 'state', 'author']
