import { hasPage, storyKindOf } from '@prospectus/content/reading/story-kind'
import { warningMessage } from '@prospectus/content/warnings/warning-message'
import type { Warning } from '@prospectus/protocol/management/story'
import type { StoredStory } from '../queries/story-rows.ts'
import { storedBlocks, valuesOutsideBlocks } from './stored-fields.ts'
import { MAX_WARNINGS, warning } from './warning.ts'

export interface DeadTarget {
  readonly name?: string | undefined
  /** Published, but of a kind without a page, such as a form. */
  readonly isPageless?: boolean
}

/** Published stories without a page, by uuid. */
export function targetsWithoutPage(
  stories: readonly Pick<StoredStory, 'uuid' | 'name' | 'content'>[],
): ReadonlyMap<string, DeadTarget> {
  const pageless = stories.filter(
    ({ content }) => content !== '' && !hasPage(storyKindOf(JSON.parse(content))),
  )
  return new Map(pageless.map(({ uuid, name }) => [uuid, { name, isPageless: true }]))
}

/** Warns about fields with a link to a story that visitors cannot open; `deadTargets` are such stories by uuid. */
export function deadLinkWarnings(
  content: unknown,
  deadTargets: ReadonlyMap<string, DeadTarget>,
): readonly Warning[] {
  if (deadTargets.size === 0) return []
  const warnings: Warning[] = []
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [field, value] of Object.entries(fields)) {
      const texts = new Set(
        [...valuesOutsideBlocks(value)].filter((text) => typeof text === 'string'),
      )
      for (const [uuid, target] of deadTargets) {
        if (texts.has(uuid)) warnings.push(deadLinkWarning({ component, uid, field }, uuid, target))
      }
    }
  }
  return warnings.slice(0, MAX_WARNINGS)
}

function deadLinkWarning(
  location: Pick<Warning, 'component' | 'uid' | 'field'>,
  uuid: string,
  { name, isPageless = false }: DeadTarget,
): Warning {
  if (name !== undefined)
    return warning(isPageless ? 'no-page-link' : 'dead-link', location, { name })
  const message = warningMessage('dead-link-unnamed', { uuid })
  return { kind: 'dead-link', ...location, message, values: {} }
}
