import { ownValues, storedBlocks } from './stored-fields.ts'
import type { Warning } from './warning.ts'

/**
 * Links to stories that visitors cannot open, each at every field that holds it.
 *
 * @param content as it is stored
 * @param dead the name of each such story by its uuid; without one where there is no such story at all
 */
export function deadLinks(
  content: unknown,
  dead: ReadonlyMap<string, string | undefined>,
): readonly Warning[] {
  if (dead.size === 0) return []
  const warnings: Warning[] = []
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [field, value] of Object.entries(fields)) {
      const named = new Set([...ownValues(value)].filter((each) => typeof each === 'string'))
      for (const [uuid, name] of dead) {
        if (named.has(uuid)) warnings.push({ component, uid, field, ...deadLink(uuid, name) })
      }
    }
  }
  return warnings.slice(0, MOST_WARNINGS)
}

function deadLink(uuid: string, name: string | undefined) {
  const target =
    name === undefined ? `the story ${uuid}, which is gone` : `“${name}”, which is not published`
  return {
    kind: 'dead-link',
    message: `A link leads to ${target}: it is shown without the link.`,
    values: name === undefined ? {} : { name },
  } as const
}

const MOST_WARNINGS = 100
