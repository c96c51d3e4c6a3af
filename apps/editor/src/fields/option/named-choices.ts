import type { Choice, ChoicesFrom } from '@prospectus/protocol/management/definition'
import type { Read } from '../../api/api.ts'
import { isBlockList, isObject } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'

/** @param dependency value of the field that the choices depend on; '' for none */
export async function namedChoices(
  read: Read,
  from: ChoicesFrom,
  dependency = '',
): Promise<readonly Choice[]> {
  if (from.kind === 'stories') return await storyChoices(read, from.below)
  if (from.kind === 'datasources') return await datasourceChoices(read)
  return dependency === '' ? [] : await partChoices(read, `${from.below}${dependency}`, from.field)
}

async function storyChoices(read: Read, below: string): Promise<readonly Choice[]> {
  const query = { story_only: true, starts_with: below }
  const stories = await everyPage(async (paging) => {
    const { body, total } = await read('GET stories', { query: { ...query, ...paging } })
    return { rows: body.stories, total }
  })
  return stories
    .map((story) => ({ ...story, value: story.full_slug.slice(below.length) }))
    .filter(({ value }) => value !== '' && !value.includes('/'))
    .map(({ name, value, published }) => ({
      name: published
        ? `${name} (${value})`
        : translate('option.unpublished', { name: `${name} (${value})` }),
      value,
    }))
}

async function datasourceChoices(read: Read): Promise<readonly Choice[]> {
  const found = await everyPage(async (query) => {
    const { body, total } = await read('GET datasources', { query })
    return { rows: body.datasources, total }
  })
  return found.map(({ name, slug }) => ({ name: `${name} (${slug})`, value: slug }))
}

async function partChoices(read: Read, slug: string, field: string): Promise<readonly Choice[]> {
  const listed = await read('GET stories', { query: { with_slug: slug } })
  const [story] = listed.body.stories
  if (story === undefined) return []
  const { body } = await read('GET stories/:id', { params: { id: story.id } })
  const { content } = body.story
  const parts = isObject(content) ? content[field] : undefined
  if (!isBlockList(parts)) return []
  const names = parts.map(({ name }) => name).filter((name) => typeof name === 'string')
  return [...new Set(names)].map((name) => ({ name, value: name }))
}

const PER_PAGE = 100

async function everyPage<Row>(
  load: (paging: { readonly page: number; readonly per_page: number }) => Promise<{
    readonly rows: readonly Row[]
    readonly total?: number | undefined
  }>,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page++) {
    const { rows, total = 0 } = await load({ page, per_page: PER_PAGE })
    all.push(...rows)
    if (page * PER_PAGE >= total) return all
  }
}
