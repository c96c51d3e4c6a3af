import { type PageTexts, pageTexts, type SiteTexts } from '@prospectus/content/head/page-texts'
import { readStory } from '@prospectus/content/reading/read-story'
import type { Story } from '@prospectus/protocol/management/story'
import type { Draft } from '../document/json.ts'

/** What search engines and social networks show of a draft. */
export interface Snippet extends PageTexts {
  /** Host and path, as search engines write them: `www.example › blog › a-page`. */
  readonly trail: string
  /** Address of the shared picture, cut as the site gives it to others. */
  readonly picture: string | undefined
}

/** The same words as in the head of the site's page (HEAD-1), read by the same schemas. */
export function snippetOf(
  draft: Draft,
  record: Pick<Story, 'full_slug' | 'uuid'>,
  siteUrl: string,
  settings: SiteTexts,
): Snippet {
  const files = new Map(
    [...JSON.stringify(draft.content).matchAll(ASSET)].map(([address, host = '', path = '']) => [
      `/assets${path}`,
      { address, host: host.toLowerCase() },
    ]),
  )
  const { host } = new URL(siteUrl)
  const story = readStory(
    { ...record, name: draft.name, content: draft.content },
    {
      pathOfUuid: () => '/',
      pathOfSlug: (slug) => `/${slug}`,
      siteUrl,
      assetHosts: [...new Set([...files.values()].map((file) => file.host))],
      embedHost: host,
      languages: [],
    },
  )
  const texts = pageTexts(story, settings)
  const file = texts.image && files.get(texts.image.path)
  const segments = story.path.split('/').filter(Boolean).map(decoded)
  return {
    ...texts,
    trail: [host, ...segments].join(' › '),
    picture: file && `${file.address}/m/1200x630/smart/filters:format(jpeg):quality(80)`,
  }
}

/** The address of a file at an asset host, and its host and path. */
const ASSET = /(?:https?:)?\/\/([^/"?#\\]+)(\/f\/[^"?#\\]+)/gi

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
