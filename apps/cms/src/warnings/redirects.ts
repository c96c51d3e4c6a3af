import { hasPage, storyKindOf } from '@prospectus/content/reading/story-kind'
import { readAddress } from '@prospectus/content/schema/links/safe-address'
import { readText } from '@prospectus/content/schema/values/read-text'
import { addressIn } from '@prospectus/content/schema/values/stored-value'
import { componentOf } from '@prospectus/content/schema/values/uid'
import type { Warning } from '@prospectus/protocol/management/story'
import { isRecord } from '@prospectus/protocol/values/is-record'
import type { Storage } from '../storage/storage.ts'
import type { StoryWithDraft } from '../stories/story-with-draft.ts'
import { warning } from './warning.ts'

/**
 * Warns about a redirect that ends at a 404 or leads back to itself (ROUTE-4). Does not warn about addresses where the
 * site may serve something other than a story.
 */
export async function redirectWarnings(
  storage: Pick<Storage, 'findStory'>,
  { uuid, content }: Pick<StoryWithDraft, 'uuid' | 'content'>,
): Promise<readonly Warning[]> {
  const redirect = redirectIn(JSON.parse(content))
  if (redirect === undefined) return []
  const location = { component: redirect.component, uid: redirect.uid, field: 'destination_url' }
  const visitedUuids = new Set([uuid])
  let currentRedirect: StoredRedirect & { readonly name?: string } = redirect
  for (;;) {
    const target = readDestination(currentRedirect.destination)
    if (target === 'nowhere') return [nowhereWarning(location, currentRedirect.name)]
    if (target === 'elsewhere') return []
    const next = await storage.findStory({ fullSlug: target.fullSlug }, 'published')
    if (next === undefined) {
      const draft = await storage.findStory({ fullSlug: target.fullSlug }, 'draft')
      return draft === undefined ? [] : [nowhereWarning(location, draft.name)]
    }
    if (visitedUuids.has(next.uuid)) {
      return [warning('redirect-circle', location, { address: `/${next.full_slug}` })]
    }
    const nextContent: unknown = JSON.parse(next.content)
    if (!hasPage(storyKindOf(nextContent))) return [nowhereWarning(location, next.name)]
    const nextRedirect = redirectIn(nextContent)
    if (nextRedirect === undefined) return []
    visitedUuids.add(next.uuid)
    currentRedirect = { ...nextRedirect, name: next.name }
  }
}

interface StoredRedirect {
  readonly component: string
  readonly uid: string
  readonly destination: unknown
}

/** The redirect at the root of content, else the first one in its body. */
function redirectIn(content: unknown): StoredRedirect | undefined {
  if (!isRecord(content)) return undefined
  const { body } = content
  const redirect =
    storyKindOf(content) === 'redirect'
      ? content
      : Array.isArray(body) && body.find((block) => componentOf(block) === 'redirect')
  if (!isRecord(redirect)) return undefined
  const { component, _uid, destination_url } = redirect
  return { component: String(component), uid: String(_uid ?? ''), destination: destination_url }
}

type Target = { readonly fullSlug: string } | 'elsewhere' | 'nowhere'

/** @param destination a text, or a link object in older content */
function readDestination(destination: unknown): Target {
  const text = readText(isRecord(destination) ? addressIn(destination) : destination) ?? ''
  const address = readAddress(/^[\p{L}\p{N}][^:.]*$/u.test(text) ? `/${text}` : text)
  if (address?.kind === 'web') return 'elsewhere'
  if (address?.kind !== 'internal' || !address.href.startsWith('/')) return 'nowhere'
  const encodedSlug = address.href.slice(1).replace(/[?#].*$/s, '')
  try {
    return { fullSlug: decodeURIComponent(encodedSlug) || 'home' }
  } catch {
    return 'nowhere'
  }
}

/** @param name of the story that is not published, or leads nowhere itself; undefined for a bad address */
function nowhereWarning(
  location: Parameters<typeof warning>[1],
  name: string | undefined,
): Warning {
  return name === undefined
    ? warning('redirect-nowhere', location, undefined, 'redirect-nowhere-unnamed')
    : warning('redirect-nowhere', location, { name })
}
