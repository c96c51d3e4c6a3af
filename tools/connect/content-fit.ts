import { fieldsByComponent } from '@prospectus/content/reading/content-mapping'
import { readStory } from '@prospectus/content/reading/read-story'
import type { SiteContext } from '@prospectus/content/reading/site-context'
import { storyKindOf } from '@prospectus/content/reading/story-kind'
import type { Issue } from '@prospectus/content/schema/context/nested-block'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { isJsonObject, objectsIn } from '../content/lint/walk.ts'
import { plural } from '../content/plural.ts'

export interface ComponentFit {
  readonly component: string
  readonly useCount: number
  readonly storyCount: number
  /** `unknown`: no schema has this name; `page`: an unknown kind of story, shown as a page of its blocks. */
  readonly state: 'known' | 'page' | 'unknown'
  /** Filled fields that no schema reads, with their kind of value and number of uses. */
  readonly unread: ReadonlyMap<string, { readonly kind: string; readonly uses: number }>
  /** Reasons why its blocks, parts or fields are not shown, with the number of times; for `known` and `page`. */
  readonly problems: ReadonlyMap<string, number>
}

/** A `ComponentFit` while it is counted. */
interface FitInProgress extends ComponentFit {
  useCount: number
  readonly fullSlugs: Set<string>
  readonly unread: Map<string, { kind: string; uses: number }>
  readonly problems: Map<string, number>
}

/** Compares content with the site's schemas (DATA-4), by component, the most used first. */
export function contentFit(
  stories: readonly RawStory[],
  siteContext: SiteContext,
): readonly ComponentFit[] {
  const schemas = fieldsByComponent()
  const fits = new Map<string, FitInProgress>()
  const fitOf = (component: string, state: ComponentFit['state']): FitInProgress => {
    const fit = fits.get(component) ?? {
      ...{ component, state, useCount: 0, storyCount: 0 },
      ...{ fullSlugs: new Set(), unread: new Map(), problems: new Map() },
    }
    fits.set(component, fit)
    return fit
  }
  for (const raw of stories) {
    for (const { value, path } of objectsIn(raw.content)) {
      const { component } = value
      if (typeof component !== 'string') continue
      const fields =
        schemas.get(component) ?? (path === '' ? rootFields(value, schemas) : undefined)
      const isShown = fields !== undefined
      const fit = fitOf(component, !isShown ? 'unknown' : schemas.has(component) ? 'known' : 'page')
      fit.useCount++
      fit.fullSlugs.add(raw.full_slug)
      for (const [name, fieldValue] of Object.entries(value)) {
        const kind = valueKind(fieldValue)
        if (NOT_FIELDS.has(name) || kind === undefined || fields?.has(name)) continue
        const useCount = (fit.unread.get(name)?.uses ?? 0) + 1
        fit.unread.set(name, { kind, uses: useCount })
      }
    }
    for (const { component, blockComponent, reason } of issuesOf(raw, siteContext)) {
      // Older parts are stored without a name of their own: the problem is attributed to their block.
      const fit = fits.get(component) ?? fits.get(blockComponent)
      if (fit === undefined || fit.state === 'unknown') continue
      fit.problems.set(reason, (fit.problems.get(reason) ?? 0) + 1)
    }
  }
  return [...fits.values()]
    .map(({ fullSlugs, ...fit }) => ({ ...fit, storyCount: fullSlugs.size }))
    .sort((a, b) => b.useCount - a.useCount || (a.component < b.component ? -1 : 1))
}

/** Lines for the terminal: each component, then its unread fields and its problems. */
export function* fitLines(fits: readonly ComponentFit[]): Generator<string> {
  for (const fit of fits) {
    const { component, useCount, storyCount, state, unread, problems } = fit
    yield `${component} (${plural(useCount, 'use')} in ${plural(storyCount, 'story', 'stories')}) ${resultOf(fit)}`
    for (const [name, { kind, uses }] of unread) {
      yield `  ${name}: ${kind}${state === 'unknown' ? '' : ', is not read'} (${uses})`
    }
    for (const [reason, count] of problems) yield `  ${reason} (${count})`
  }
}

function resultOf({ state, unread, problems }: ComponentFit): string {
  if (state === 'unknown') return 'is not shown: the site has no component of this name'
  if (state === 'page') return 'is shown as a page of its blocks'
  return unread.size + problems.size === 0 ? 'fits' : 'fits in part'
}

/** Fields of a story of an unknown kind, which is shown as a page if it has blocks (BLOCK-1). */
function rootFields(
  content: Readonly<Record<string, unknown>>,
  schemas: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> | undefined {
  return storyKindOf(content) === 'unknown' ? undefined : schemas.get('modules/page')
}

type IssueInBlock = Issue & { readonly blockComponent: string }

function issuesOf(raw: RawStory, siteContext: SiteContext): readonly IssueInBlock[] {
  const { content, dropped } = readStory(raw, siteContext)
  const root = String((raw.content as { component?: unknown } | null)?.component)
  const inside = [...objectsIn(content)].flatMap(({ value }): IssueInBlock[] => {
    const blockComponent = String(value.component)
    const droppedIssues = Array.isArray(value.dropped) ? (value.dropped as readonly Issue[]) : []
    const ownIssues = value.kind === 'faulty' ? [value as unknown as Issue] : []
    return [...ownIssues, ...droppedIssues].map((issue) => ({ ...issue, blockComponent }))
  })
  return [...dropped.map((issue) => ({ ...issue, blockComponent: root })), ...inside]
}

/** Describes the kind of a field's value; undefined if it is empty. */
function valueKind(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '' || value === false) return undefined
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined
    const names = new Set(value.filter(isJsonObject).flatMap(({ component }) => component ?? []))
    return names.size === 0 ? 'list' : `blocks (${[...names].join(', ')})`
  }
  if (!isJsonObject(value)) return typeof value === 'string' ? 'text' : typeof value
  if (value.fieldtype === 'asset') return value.filename ? 'file' : undefined
  if (value.fieldtype === 'multilink')
    return value.id || value.url || value.cached_url ? 'link' : undefined
  if (value.type === 'doc') return 'rich text'
  return typeof value.plugin === 'string' ? `field of the app ${value.plugin}` : 'object'
}

/** Members of every block that are not fields. */
const NOT_FIELDS = new Set(['_uid', 'component', '_editable'])
