import type { Address } from '../context/editor-context.ts'

/** Reads `/stories/{id}?block={uid}&field={name}`, an address that can be sent to a colleague. */
export function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const id = /^\/stories\/(\d{1,15})\/?$/.exec(pathname)?.[1]
  const query = new URLSearchParams(search)
  return {
    storyId: id === undefined ? undefined : Number(id),
    block: query.get('block') ?? undefined,
    field: query.get('field') ?? undefined,
  }
}

export function writeAddress({ storyId, block, field }: Address): string {
  if (storyId === undefined) return '/'
  const query = new URLSearchParams({
    ...(block === undefined ? {} : { block }),
    ...(field === undefined ? {} : { field }),
  })
  return `/stories/${storyId}${query.size === 0 ? '' : `?${query}`}`
}
