import { componentOfContent, hasPage } from '@prospectus/content/reading/component'
import { readAddress } from '@prospectus/content/schema/links/safe-address'
import { readText } from '@prospectus/content/schema/values/read-text'
import { addressIn, isStored } from '@prospectus/content/schema/values/stored-value'
import { componentOf } from '@prospectus/content/schema/values/uid'
import type { Warning } from '@prospectus/protocol/management/story'
import type { Storage } from '../storage/storage.ts'
import type { WrittenStory } from '../stories/written-story.ts'

/**
 * A redirect that sends visitors nowhere: they get 404 (ROUTE-4). An address where the site may have something that
 * is no story, such as a file, is taken to lead there.
 */
export async function redirectWarnings(
  storage: Pick<Storage, 'story'>,
  { uuid, content }: Pick<WrittenStory, 'uuid' | 'content'>,
): Promise<readonly Warning[]> {
  const redirect = redirectIn(JSON.parse(content))
  if (redirect === undefined) return []
  const about = { component: redirect.component, uid: redirect.uid, field: 'destination_url' }
  const passed = new Set([uuid])
  let current: StoredRedirect & { readonly name?: string } = redirect
  for (;;) {
    const target = readDestination(current.destination)
    if (target === 'nowhere') return [{ ...about, ...nowhere(current.name) }]
    if (target === 'elsewhere') return []
    const next = await storage.story({ fullSlug: target.slug }, 'published')
    if (next === undefined) {
      const draft = await storage.story({ fullSlug: target.slug }, 'draft')
      return draft === undefined ? [] : [{ ...about, ...nowhere(draft.name) }]
    }
    if (passed.has(next.uuid)) return [{ ...about, ...circle(`/${next.full_slug}`) }]
    const found: unknown = JSON.parse(next.content)
    if (!hasPage(componentOfContent(found))) return [{ ...about, ...nowhere(next.name) }]
    const onward = redirectIn(found)
    if (onward === undefined) return []
    passed.add(next.uuid)
    current = { ...onward, name: next.name }
  }
}

interface StoredRedirect {
  readonly component: string
  readonly uid: string
  readonly destination: unknown
}

/** The redirect that content is, or the first block of its body that is one. */
function redirectIn(content: unknown): StoredRedirect | undefined {
  if (!isStored(content)) return undefined
  const { body } = content
  const found =
    componentOfContent(content) === 'redirect'
      ? content
      : Array.isArray(body) && body.find((block) => componentOf(block) === 'redirect')
  if (!isStored(found)) return undefined
  const { component, _uid, destination_url } = found
  return { component: String(component), uid: String(_uid ?? ''), destination: destination_url }
}

type Target = { readonly slug: string } | 'elsewhere' | 'nowhere'

/** @param destination a text, or a link of a component from before it was one */
function readDestination(destination: unknown): Target {
  const text = readText(isStored(destination) ? addressIn(destination) : destination) ?? ''
  const address = readAddress(/^[\p{L}\p{N}][^:.]*$/u.test(text) ? `/${text}` : text)
  if (address?.kind === 'web') return 'elsewhere'
  if (address?.kind !== 'internal' || !address.href.startsWith('/')) return 'nowhere'
  const slug = address.href.slice(1).replace(/[?#].*$/s, '')
  try {
    return { slug: decodeURIComponent(slug) || 'home' }
  } catch {
    return 'nowhere'
  }
}

/** @param name of the story that is not published, or that sends visitors nowhere itself */
function nowhere(name: string | undefined) {
  const kind = 'redirect-nowhere'
  if (name === undefined) {
    const message =
      'The destination of the redirect is empty, or no address that visitors can be sent to: they read that there is no such page.'
    return { kind, message } as const
  }
  const message = `The redirect leads to “${name}”, which is not published, is no page or leads nowhere itself: visitors read that there is no such page.`
  return { kind, message, values: { name } } as const
}

function circle(address: string) {
  const message = `The redirect leads in a circle, by way of ${address}: visitors read that there is no such page.`
  return { kind: 'redirect-circle', message, values: { address } } as const
}
