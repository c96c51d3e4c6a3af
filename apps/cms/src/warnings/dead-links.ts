import { componentOfContent, hasPage } from '@prospectus/content/reading/component'
import type { Fault } from '@prospectus/content/schema/context/nested-block'
import { warningMessage } from '@prospectus/content/warnings/warning-message'
import type { Warning } from '@prospectus/protocol/management/story'
import type { StoredStory } from '../queries/stored-story.ts'
import { ownValues, storedBlocks } from './stored-fields.ts'
import { warning } from './warning.ts'

/** A story that a link leads to in vain. */
export interface DeadTarget {
  /** Undefined where there is no such story at all. */
  readonly name?: string | undefined
  /** Whether it is published, and of a kind that has no page, such as a form. */
  readonly isPageless?: boolean
}

/** Published stories that have no page of their own, by their uuid. */
export function pagelessTargets(
  stories: readonly Pick<StoredStory, 'uuid' | 'name' | 'content'>[],
): ReadonlyMap<string, DeadTarget> {
  const pageless = stories.filter(
    ({ content }) => content !== '' && !hasPage(componentOfContent(JSON.parse(content))),
  )
  return new Map(pageless.map(({ uuid, name }) => [uuid, { name, isPageless: true }]))
}

/**
 * Links to stories that visitors cannot open, each at every field that holds it.
 *
 * @param content as it is stored
 * @param dead each such story by its uuid
 */
export function deadLinks(
  content: unknown,
  dead: ReadonlyMap<string, DeadTarget>,
): readonly Warning[] {
  if (dead.size === 0) return []
  const warnings: Warning[] = []
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [field, value] of Object.entries(fields)) {
      const named = new Set([...ownValues(value)].filter((each) => typeof each === 'string'))
      for (const [uuid, target] of dead) {
        if (named.has(uuid)) warnings.push(deadLink({ component, uid, field }, uuid, target))
      }
    }
  }
  return warnings.slice(0, MOST_WARNINGS)
}

function deadLink(
  about: Pick<Warning, 'component' | 'uid' | 'field'>,
  uuid: string,
  { name, isPageless = false }: DeadTarget,
): Warning {
  if (name !== undefined) return warning(isPageless ? 'no-page-link' : 'dead-link', about, { name })
  const message = warningMessage('dead-link-gone', { uuid })
  return { kind: 'dead-link', ...about, message, values: {} }
}

const MOST_WARNINGS = 100

/**
 * What a site leaves out of a story, or shows otherwise than its editor may think.
 *
 * @param story as the schemas read it, with its faults in it
 */
export function leftOut(story: unknown): readonly Warning[] {
  const faults = [...faultsIn(story)].slice(0, MOST_WARNINGS)
  return faults.map(({ component, uid, reason, only }) => ({
    kind: 'left-out',
    component,
    uid,
    ...(only === undefined ? {} : { only }),
    message: reason,
  }))
}

function* faultsIn(value: unknown): Generator<Fault> {
  if (typeof value !== 'object' || value === null) return
  if (isFaulty(value)) yield value
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'dropped') yield* inner
    else yield* faultsIn(inner)
  }
}

function isFaulty(value: object): value is Fault {
  return 'kind' in value && value.kind === 'faulty'
}
