import type { Address } from '../context/editor-context.ts'

/** Reads `/stories/{id}?block={uid}&field={name}&state=draft`, an address that can be sent to a colleague. */
export function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const id = /^\/stories\/(\d{1,15})\/?$/.exec(pathname)?.[1]
  const query = new URLSearchParams(search)
  const filter = [...query].filter(([name]) => OF_FILTER.includes(name))
  const version = /^\d{1,15}$/.exec(query.get('version') ?? '')?.[0]
  return {
    storyId: id === undefined ? undefined : Number(id),
    block: query.get('block') ?? undefined,
    field: query.get('field') ?? undefined,
    dialog: query.get('dialog') ?? undefined,
    version: version === undefined ? undefined : Number(version),
    filter: new URLSearchParams(filter).toString(),
  }
}

export function writeAddress({ storyId, filter, ...inStory }: Address): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(storyId === undefined ? {} : inStory)) {
    if (value !== undefined) query.set(name, String(value))
  }
  for (const [name, value] of new URLSearchParams(filter)) query.set(name, value)
  const path = storyId === undefined ? '/' : `/stories/${storyId}`
  return `${path}${query.size === 0 ? '' : `?${query}`}`
}

const OF_FILTER = ['search', 'section', 'state', 'author']
