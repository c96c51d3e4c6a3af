import { DEFAULT_LANGUAGE } from '../../schema/links/language-folder.ts'
import { RESOURCE_TYPES } from '../resources/resource-types.ts'
import type { StoriesFilter, StoriesOptions } from './stories-request.ts'

/** What a view of the resources centre shows; undefined and empty filter nothing (RES-1). */
export interface ResourceView {
  readonly lang: string
  readonly type: string | undefined
  readonly industry: string | undefined
  readonly theme: string | undefined
  /** As typed. */
  readonly text: string
  /** 1 or more. */
  readonly page: number
  readonly perPage: number
}

/**
 * The options that ask the stories endpoint for what a view of the resources centre lists, in its order
 * (RES-0 to RES-4, RES-8, LANG-2). A type that is none of the resource types lists nothing. Runs in the
 * browser.
 */
export function resourceOptions(view: ResourceView): StoriesOptions {
  const { lang, type, industry, theme, text, page, perPage } = view
  const folder = lang === DEFAULT_LANGUAGE ? '' : `${lang}/`
  const types = type ? RESOURCE_TYPES.filter((one) => one === type) : RESOURCE_TYPES
  return {
    starts_with: types.map((one) => `${folder}${one}/`).join(',') || NOWHERE,
    filter_query: {
      component: { in: 'modules/resource' },
      ...holding('theme', theme),
      ...holding('industry', industry),
    },
    ...(text && { search_term: text }),
    sort_by: 'content.date:desc',
    page,
    per_page: perPage,
    excluding_fields: NOT_ON_CARDS.join(','),
  }
}

function holding(field: string, value: string | undefined): StoriesFilter {
  return value ? { [field]: { in_array: value } } : {}
}

/** No full slug begins with a slash. */
const NOWHERE = '/'

/** The fields of a resource's content that no card shows. */
export const NOT_ON_CARDS: readonly string[] = [
  'author',
  'body',
  'download',
  'gated',
  'audio',
  'duration',
  'transcript',
  'video_url',
  'captions',
  'recording_note',
  'starts_at',
  'ends_at',
  'location',
  'register',
  'figures',
  'schemas',
  'prevent_indexing',
  'excerpt',
  'graphic',
]
