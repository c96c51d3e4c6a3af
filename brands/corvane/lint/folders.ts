import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'

/** Ids of section folders (DATA-5). */
const sectionIds: Readonly<Record<string, number>> = {
  news: 635684811,
  podcast: 659386159,
  whitepapers: 659386173,
  guidebooks: 659386090,
  videos: 659386165,
  webinars: 659386169,
  blog: 659386122,
  'client-stories': 659386080,
}

/** Folders whose own address must be a 404 (ROUTE-1). */
const unpublishedFolders = [
  'assessments',
  'datasheets',
  'de/assessments',
  'de/forms',
  'de/worlds',
  'forms',
  'job-vacancies',
  'partners',
  'webinar-recording-pages',
  'worlds',
]

/** Finds section folders with a wrong id, and folders with a wrong publication state (DATA-5, ROUTE-1). */
export function folderFindings({ folders }: LintedContent): Finding[] {
  const ids = Object.entries(sectionIds).flatMap(([section, id]) =>
    folders.get(section)?.id === id ? [] : [finding(section, `the folder's id must be ${id}`)],
  )
  const states = [...new Set([...folders.keys(), ...unpublishedFolders])].flatMap((folder) => {
    const record = folders.get(folder)
    if (record === undefined) return [finding(folder, 'the folder has no _folder.json')]
    return record.published === !unpublishedFolders.includes(folder)
      ? []
      : [finding(folder, `the folder must be ${record.published ? 'unpublished' : 'published'}`)]
  })
  return [...ids, ...states]
}

function finding(story: string, message: string): Finding {
  return { story, path: '', message }
}
