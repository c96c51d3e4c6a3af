import type { BundledDraft, BundledStory } from '@prospectus/content/seed/bundled-content'
import { completeRawStory, type RawLink } from '@prospectus/protocol/raw-story'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { storableText } from '../database/compare.ts'
import { StorageError } from '../database/storage-error.ts'
import type { NewDocument } from '../stories/documents.ts'
import { assertFullSlugFits, levelOf } from '../stories/location.ts'
import type { StoryRow } from '../stories/read-rows.ts'

/** A story or folder as rows to insert, with its documents. */
export interface ImportedStory {
  readonly story: StoryRow
  readonly document: NewDocument
  readonly draft?: NewDocument
}

function toImportedStory({ story: stored, published, draft }: BundledStory): ImportedStory {
  const rawStory = completeRawStory(stored)
  const full_slug = storableText(rawStory.full_slug.replace(/^\/+/, ''))
  assertFullSlugFits(full_slug)
  const slug = storableText(rawStory.slug)
  const created_at = isoTime(rawStory.created_at) ?? EPOCH
  const firstPublishedAt = isoTime(rawStory.first_published_at)
  const published_at = published
    ? (isoTime(rawStory.published_at) ?? firstPublishedAt ?? created_at)
    : null
  return {
    story: {
      id: rawStory.id,
      uuid: storableText(rawStory.uuid),
      group_id: storableText(rawStory.group_id),
      parent_id: integerOrZero(rawStory.parent_id),
      is_folder: 0,
      is_startpage: rawStory.is_startpage ? 1 : 0,
      slug,
      full_slug,
      level: levelOf(full_slug),
      path: rawStory.path === null ? null : storableText(rawStory.path),
      position: integerOrZero(rawStory.position),
      lang: storableText(rawStory.lang),
      created_at,
      updated_at: isoTime(rawStory.updated_at) ?? created_at,
      first_published_at: firstPublishedAt ?? published_at,
      published_at,
      published: published ? 1 : 0,
      ...FIRST_VERSION,
    },
    document: {
      storyId: rawStory.id,
      isDraft: draft === undefined ? 1 : 0,
      isPublished: published ? 1 : 0,
      slug,
      ...fieldsOf(rawStory),
    },
    ...(draft && {
      draft: { storyId: rawStory.id, isDraft: 1, isPublished: 0, slug, ...fieldsOf(draft) },
    }),
  }
}

function fieldsOf({ name, tag_list, content }: BundledDraft) {
  return { name, tagList: tag_list, content: isRecord(content) ? content : {} }
}

/** Converts a folder, which is as old as the import, to rows. */
export function toImportedFolder(link: RawLink, now: string): ImportedStory {
  const full_slug = storableText(link.slug)
  assertFullSlugFits(full_slug)
  const slug = full_slug.slice(full_slug.lastIndexOf('/') + 1)
  return {
    story: {
      id: link.id,
      uuid: link.uuid,
      group_id: link.uuid,
      parent_id: link.parent_id ?? 0,
      is_folder: 1,
      is_startpage: 0,
      slug,
      full_slug,
      level: levelOf(full_slug),
      path: link.path,
      position: integerOrZero(link.position),
      lang: 'default',
      created_at: now,
      updated_at: now,
      first_published_at: null,
      published_at: isoTime(link.published_at),
      published: link.published ? 1 : 0,
      ...FIRST_VERSION,
    },
    document: {
      storyId: link.id,
      isDraft: 1,
      isPublished: 1,
      slug,
      name: link.name,
      tagList: [],
      content: undefined,
    },
  }
}

/** Converts a bundled story to rows that pass `check`. Errors name the story's file and line, if it has one. */
export async function toCheckedStory(
  story: BundledStory,
  check: (story: StoryRow) => void,
): Promise<ImportedStory> {
  try {
    const imported = toImportedStory(story)
    check(imported.story)
    return imported
  } catch (error) {
    if (!(error instanceof StorageError) || story.positionOf === undefined) throw error
    const position = await story.positionOf(error.field ?? '')
    throw new StorageError(error.kind, `${position} ${error.message}`, error.field)
  }
}

/**
 * Creates a check of the stories of an import. It throws `StorageError` for a story without a valid id or full slug, or
 * with the id, uuid or full slug of an earlier one.
 */
export function createStoryCheck(): (story: StoryRow) => void {
  const namesByValue = { id: new Map(), uuid: new Map(), full_slug: new Map() }
  return (story) => {
    if (!Number.isSafeInteger(story.id) || story.id < 1 || story.full_slug === '') {
      const subject = `The story ${story.full_slug || story.uuid}`
      const [field, missing] =
        story.full_slug === ''
          ? ['full_slug', 'full slug']
          : ['id', 'id that is a whole number from 1']
      throw new StorageError('invalid', `${subject} has no ${missing}.`, field)
    }
    for (const key of ['id', 'uuid', 'full_slug'] as const) {
      const name = key === 'full_slug' ? story.uuid : story.full_slug
      const otherName = namesByValue[key].get(story[key])
      if (otherName !== undefined) {
        const message = `The stories ${otherName} and ${name} both have the ${key} ${story[key]}.`
        throw new StorageError('conflict', message, key)
      }
      namesByValue[key].set(story[key], name)
    }
  }
}

function isoTime(text: string | null): string | null {
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function integerOrZero(value: number | null): number {
  return Number.isSafeInteger(value) ? Number(value) : 0
}

const FIRST_VERSION = { version: 1, redirect_to: null }
const EPOCH = '1970-01-01T00:00:00.000Z'
