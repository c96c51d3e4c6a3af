import { folderOf } from '../draft/full-slug.ts'
import type { Fault } from '../draft/place.ts'
import { folderRecord } from '../structure/folder-table.ts'
import type { Bundled } from './bundled.ts'

/** Ids of section folders (DATA-5). */
export const sectionIds: Readonly<Record<string, number>> = {
  news: 635684811,
  podcast: 659386159,
  whitepapers: 659386173,
  guidebooks: 659386090,
  videos: 659386165,
  webinars: 659386169,
  blog: 659386122,
  'client-stories': 659386080,
}

/** The folders whose own address must answer 404 (ROUTE-1). */
const unpublished = ['datasheets', 'job-vacancies', 'partners', 'webinar-recording-pages']

/** Ids, uuids and full slugs are unique; stories lie in the folder they name (DATA-1, DATA-5). */
export function identityFaults(bundled: Bundled): Fault[] {
  const records = [...bundled.folders].map(([slug, record]) => ({
    slug: `${slug}/_folder`,
    ...record,
  }))
  const entries = [
    ...bundled.stories.map(({ full_slug, id, uuid }) => ({ slug: full_slug, id, uuid })),
    ...records,
  ]
  const twice = (['slug', 'id', 'uuid'] as const).flatMap((key) =>
    [...Map.groupBy(entries, (entry) => entry[key]).values()]
      .filter((same) => same.length > 1)
      .map((same) =>
        fault(
          same[0]?.slug ?? '',
          `${key} is shared by ${same.map(({ slug }) => slug).join(', ')}`,
        ),
      ),
  )
  const misplaced = bundled.stories.flatMap((story) => {
    const folder = folderOf(story.full_slug)
    const expected = folder === undefined ? 0 : folderRecord(folder).id
    return story.parent_id === expected
      ? []
      : [fault(story.full_slug, `parent_id is ${story.parent_id}, its folder's is ${expected}`)]
  })
  return [...twice, ...misplaced, ...folderFaults(bundled)]
}

function folderFaults({ folders }: Bundled): Fault[] {
  const ids = Object.entries(sectionIds).flatMap(([section, id]) =>
    folders.get(section)?.id === id ? [] : [fault(section, `the folder's id must be ${id}`)],
  )
  const wrong = [...new Set([...folders.keys(), ...unpublished])].flatMap((folder) => {
    const record = folders.get(folder)
    if (record === undefined) return [fault(folder, 'the folder has no record')]
    return record.published === !unpublished.includes(folder)
      ? []
      : [fault(folder, `the folder must be ${record.published ? 'unpublished' : 'published'}`)]
  })
  return [...ids, ...wrong]
}

function fault(story: string, message: string): Fault {
  return { story, path: '', message }
}
