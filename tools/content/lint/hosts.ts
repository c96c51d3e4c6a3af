import type { Finding } from './finding.ts'
import { type LintedContent, publishedStories } from './linted-content.ts'
import { objectsIn } from './walk.ts'

/** Names that no host will ever have (RFC 2606), so links there are dead. */
const RESERVED = /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i

/** No link, video, tour or recording leads to a host that cannot exist (BLOCK-12), except the asset host's name. */
export function hostFindings(content: LintedContent): Finding[] {
  const { assetHost } = content.space
  return publishedStories(content).flatMap((story) =>
    [...objectsIn(story.content, 'content')].flatMap(({ value, path }) =>
      Object.entries(value).flatMap(([key, address]) => {
        // Text on the page is not followed.
        if (typeof address !== 'string' || key === 'text') return []
        const host = /^(?:https?:)?\/\/[^\s/]/i.test(address)
          ? URL.parse(address, 'https://site.invalid')?.hostname
          : undefined
        if (host === undefined || host === assetHost || !RESERVED.test(host)) return []
        const message = `leads to ${host}, a host that cannot exist`
        return [{ story: story.full_slug, path: `${path}.${key}`, message }]
      }),
    ),
  )
}
