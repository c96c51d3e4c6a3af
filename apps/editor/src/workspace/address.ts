import type { Address } from '../context/editor-context.ts'

/** Reads an address such as `/stories/{id}?block={uid}&field={name}&state=draft`. */
export function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const id = /^\/stories\/(\d{1,15})\/?$/.exec(pathname)?.[1]
  const query = new URLSearchParams(search)
  const filter = [...query].filter(([name]) => FILTER_NAMES.includes(name))
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

/** Writes the address; without a story it holds only the tree's filter and dialogs. */
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

const FILTER_NAMES = ['search', 'section', 'state', 'author']
