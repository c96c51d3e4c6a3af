import { type PageTexts, pageTexts, type SiteTexts } from '@prospectus/content/head/page-texts'
import { readStory } from '@prospectus/content/reading/read-story'
import type { Story } from '@prospectus/protocol/management/story'
import { decodeEscapes } from '@prospectus/protocol/values/decode-escapes'
import type { Draft } from '../document/json.ts'

/** Texts and picture of a page in search engines and social networks. */
export interface Snippet extends PageTexts {
  /** Breadcrumb of host and path, as in search results: `www.example › blog › a-page`. */
  readonly trail: string
  /** Address of the shared picture, cropped as on the site. */
  readonly picture: string | undefined
}

/** Builds a draft's snippet from the same texts as the head of its page (HEAD-1). */
export function buildSnippet(
  draft: Draft,
  record: Pick<Story, 'full_slug' | 'uuid'>,
  siteUrl: string,
  settings: SiteTexts,
): Snippet {
  const assetsByPath = new Map(
    [...JSON.stringify(draft.content).matchAll(ASSET_ADDRESS)].map(
      ([address, host = '', path = '']) => [
        `/assets${path}`,
        { address, host: host.toLowerCase() },
      ],
    ),
  )
  const { host } = new URL(siteUrl)
  const story = readStory(
    { ...record, name: draft.name, content: draft.content },
    {
      pathOfUuid: () => '/',
      pathOfSlug: (slug) => `/${slug}`,
      siteUrl,
      assetHosts: [...new Set([...assetsByPath.values()].map(({ host }) => host))],
      embedHost: host,
      languages: [],
    },
  )
  const texts = pageTexts(story, settings)
  const picture = texts.image && assetsByPath.get(texts.image.path)
  const segments = story.path.split('/').filter(Boolean).map(decodeEscapes)
  return {
    ...texts,
    trail: [host, ...segments].join(' › '),
    picture: picture && `${picture.address}/m/1200x630/smart/filters:format(jpeg):quality(80)`,
  }
}

/** Matches the address of an asset; captures its host and path. */
const ASSET_ADDRESS = /(?:https?:)?\/\/([^/"?#\\]+)(\/f\/[^"?#\\]+)/gi
