import type { Choice, ChoicesFrom } from '@prospectus/protocol/management/definition'
import type { ApiReader } from '../../api/api.ts'
import { readAllRows } from '../../api/read-rows.ts'
import { listStories, readFirstContent } from '../../api/read-stories.ts'
import { blocksIn } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'

/**
 * Reads the choices of a field from the stories, the data sources or the parts of a story that it names.
 *
 * @param dependency value of the field that the choices depend on; '' for none
 */
export async function readNamedChoices(
  read: ApiReader,
  source: ChoicesFrom,
  dependency = '',
): Promise<readonly Choice[]> {
  if (source.kind === 'stories') return await readStoryChoices(read, source.below)
  if (source.kind === 'datasources') return await readDatasourceChoices(read)
  return dependency === ''
    ? []
    : await readPartChoices(read, `${source.below}${dependency}`, source.field)
}

async function readStoryChoices(read: ApiReader, below: string): Promise<readonly Choice[]> {
  const query = { story_only: true, starts_with: below }
  const stories = await readAllRows(read, 'GET stories', { query })
  return stories
    .map((story) => ({ ...story, value: story.full_slug.slice(below.length) }))
    .filter(({ value }) => value !== '' && !value.includes('/'))
    .map(({ value, published, ...story }) => {
      const name = `${story.name} (${value})`
      return { name: published ? name : translate('option.unpublished', { name }), value }
    })
}

async function readDatasourceChoices(read: ApiReader): Promise<readonly Choice[]> {
  const datasources = await readAllRows(read, 'GET datasources', {})
  return datasources.map(({ name, slug }) => ({ name: `${name} (${slug})`, value: slug }))
}

async function readPartChoices(
  read: ApiReader,
  fullSlug: string,
  field: string,
): Promise<readonly Choice[]> {
  const content = await readFirstContent(read, await listStories(read, { with_slug: fullSlug }))
  const names = blocksIn(content?.[field])
    .map(({ name }) => name)
    .filter((name) => typeof name === 'string')
  return [...new Set(names)].map((name) => ({ name, value: name }))
}
