import { bodyText } from '@prospectus/catalogue/full-text/searchable-text'
import { isListedResource } from '@prospectus/catalogue/resources/resource-types'
import { type Entry, isSearchable } from '@prospectus/catalogue/rows/entry'
import { createRowReader } from '@prospectus/catalogue/snapshot/read-row'
import type { ContentSource } from '@prospectus/catalogue/snapshot/snapshot'
import { fold } from '@prospectus/content/text/fold'
import { generateSpace } from '../catalogue/generate-stories.ts'

/** A story as MiniSearch and FTS5 index it; texts are folded, as the site compares them. */
export interface Document {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly body: string
  readonly tags: string
  readonly lang: string
  /** Tab of the search page: `page`, or the section of a resource; undefined if the site search does not find it. */
  readonly tab: string | undefined
  readonly position: number
  /** Section in the resources centre; undefined for stories that are not resources. */
  readonly resourceType: string | undefined
  readonly themes: readonly string[]
  readonly industries: readonly string[]
  readonly date: number
}

/** The documents of the generated space of `size` stories. */
export async function* documents(size: number): AsyncGenerator<Document> {
  for await (const { document } of documentsOf(generateSpace(size))) yield document
}

/** The published stories of a source, each with its catalogue entry. */
export async function* documentsOf(
  source: Pick<ContentSource, 'languages' | 'stories'>,
): AsyncGenerator<{ readonly document: Document; readonly entry: Entry }> {
  const readRow = createRowReader(source.languages)
  let rowNumber = 0
  for await (const story of source.stories()) {
    const row = readRow(story, rowNumber++)
    if ('reason' in row) throw new Error(`${row.story} ${row.reason}`)
    const { entry, foldedName, foldedDescription } = row
    const { id, lang, position, component, section, themes, industries, date } = entry
    const document = {
      id,
      name: foldedName,
      description: foldedDescription,
      body: fold(bodyText(story.content)),
      tags: fold((story.tag_list ?? []).join(' ')),
      lang,
      tab: isSearchable(entry) ? (component === 'page' ? 'page' : section) : undefined,
      position,
      resourceType: isListedResource(entry) ? section : undefined,
      themes,
      industries,
      date,
    }
    yield { document, entry }
  }
}
