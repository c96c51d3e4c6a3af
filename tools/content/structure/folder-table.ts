import { numericIdOf, uuidOf } from '../draft/stable-ids.ts'

/** A folder's own record, `_folder.json` (ROUTE-1, ROUTE-2). */
export interface FolderRecord {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly published: boolean
  readonly position: number
}

interface FolderRow {
  readonly name: string
  /** Only where DATA-5 names it, or where links must not change. */
  readonly id?: number
  readonly published?: false
  /** The folder has a start page of its own. */
  readonly start?: true
}

/** Every folder of the bundled catalogue, in the order of the sitemap. */
export const folderTable: Readonly<Record<string, FolderRow>> = {
  'corvane-platform': { name: 'Platform' },
  industry: { name: 'Industries' },
  'who-we-help': { name: 'Who we help' },
  'project-portfolio-management-software-ppm': {
    name: 'Project portfolio management software',
    start: true,
  },
  blog: { name: 'Blog', id: 659386122 },
  podcast: { name: 'Podcast', id: 659386159 },
  videos: { name: 'Videos', id: 659386165, start: true },
  webinars: { name: 'Webinars', id: 659386169 },
  whitepapers: { name: 'Whitepapers', id: 659386173 },
  guidebooks: { name: 'Guidebooks', id: 659386090 },
  'client-stories': { name: 'Client stories', id: 659386080 },
  publications: { name: 'Publications' },
  events: { name: 'Events', id: 659386086 },
  datasheets: { name: 'Datasheets', id: 659386083, published: false },
  news: { name: 'News', id: 635684811 },
  'project-management-awards': { name: 'Project management awards' },
  'webinar-recording-pages': { name: 'Webinar recordings', published: false },
  'team-members': { name: 'Team members' },
  testimonials: { name: 'Testimonials' },
  partners: { name: 'Partners', published: false },
  'job-vacancies': { name: 'Job vacancies', published: false },
  careers: { name: 'Careers', start: true },
  contact: { name: 'Contact', start: true },
  'agreements-and-terms': { name: 'Agreements and terms', start: true },
  go: { name: 'Short links' },
  de: { name: 'Deutsch', start: true },
}

/** The record of a folder; one that is not in the table is published and named after its slug. */
export function folderRecord(folder: string): FolderRecord {
  const row = folderTable[folder]
  const order = Object.keys(folderTable).indexOf(folder)
  return {
    id: row?.id ?? numericIdOf(`folder:${folder}`),
    uuid: uuidOf(`folder:${folder}`),
    name: row?.name ?? nameFromSlug(folder),
    published: row?.published ?? true,
    position: order === -1 ? 0 : (order - Object.keys(folderTable).length) * 10,
  }
}

function nameFromSlug(folder: string): string {
  const words = (folder.split('/').at(-1) ?? folder).replaceAll('-', ' ')
  const known = folderTable[folder.split('/').at(-1) ?? '']
  return known?.name ?? words.charAt(0).toUpperCase() + words.slice(1)
}
