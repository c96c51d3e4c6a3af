import type { Ask, StoryRecord } from '../../api/api.ts'
import { type Block, isBlockList } from '../../document/json.ts'
import type { FieldDefinition } from '../field-props.ts'
import type { Choice } from './choices.ts'
import { WORDS } from './words.ts'

type ChoicesFrom = NonNullable<FieldDefinition['choices_from']>

/**
 * What a text may be set to, as its definition says where from.
 *
 * @param beside what the field holds that the choices depend on; empty for nothing
 * @returns nothing where it cannot be read
 */
export async function namedChoices(
  ask: Ask,
  from: ChoicesFrom,
  beside = '',
): Promise<readonly Choice[]> {
  if (from.kind === 'stories') return await storyChoices(ask, from.below)
  if (from.kind === 'datasources') return await datasourceChoices(ask)
  return beside === '' ? [] : await partChoices(ask, `${from.below}${beside}`, from.field)
}

type Listed = Pick<StoryRecord, 'id' | 'name' | 'full_slug' | 'published'>

async function storyChoices(ask: Ask, below: string): Promise<readonly Choice[]> {
  const stories = await all<Listed>(ask, `stories?story_only=1&starts_with=${below}`, 'stories')
  return stories
    .map((story) => ({ ...story, value: story.full_slug.slice(below.length) }))
    .filter(({ value }) => value !== '' && !value.includes('/'))
    .map(({ name, value, published }) => ({
      name: published ? `${name} (${value})` : WORDS.unpublished(`${name} (${value})`),
      value,
    }))
}

async function datasourceChoices(ask: Ask): Promise<readonly Choice[]> {
  type Datasource = { readonly name: string; readonly slug: string }
  const found = await all<Datasource>(ask, 'datasources?', 'datasources')
  return found.map(({ name, slug }) => ({ name: `${name} (${slug})`, value: slug }))
}

async function partChoices(ask: Ask, slug: string, field: string): Promise<readonly Choice[]> {
  const [story] = await all<Listed>(ask, `stories?with_slug=${encodeURIComponent(slug)}`, 'stories')
  if (story === undefined) return []
  const { body } = await ask<{ story?: { content: Block } }>(`GET stories/${story.id}`)
  const parts = body.story?.content[field]
  if (!isBlockList(parts)) return []
  const names = parts.map(({ name }) => name).filter((name) => typeof name === 'string')
  return [...new Set(names)].map((name) => ({ name, value: name }))
}

const PER_PAGE = 100

/** Every page of a list. */
async function all<Row>(ask: Ask, path: string, member: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const paged = `GET ${path}&per_page=${PER_PAGE}&page=${page}`
    const { body, total = 0 } = await ask<Readonly<Record<string, readonly Row[]>>>(paged)
    rows.push(...(body[member] ?? []))
    if (page * PER_PAGE >= total) return rows
  }
}
