import { join } from 'node:path'
import { objectsIn } from './lint/walk.ts'
import { plural } from './plural.ts'
import { readStoryFiles } from './story-files.ts'

/**
 * `content usage [block]`: prints the stories that use a block, and how often, and returns 1 if none does. Without a
 * block, prints the number of stories that use each component.
 */
export async function usageCommand(
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const [selected, ...extra] = args
  if (extra.length > 0) {
    print('Usage: npm run content -- usage [block]')
    return 1
  }
  const stories = await readStoryFiles(join(contentFolder, 'stories'))
  const uses = stories.flatMap(({ full_slug, content }) =>
    [...componentsIn(content)].map(([component, count]) => ({ component, count, full_slug })),
  )
  if (selected === undefined) {
    const usesByComponent = Map.groupBy(uses, ({ component }) => component)
    for (const [component, { length }] of [...usesByComponent].sort())
      print(`${component} ${length}`)
    return 0
  }
  const selectedUses = uses.filter(({ component }) => component === selected)
  for (const { full_slug, count } of selectedUses)
    print(count > 1 ? `${full_slug} ${count}` : full_slug)
  print(`${selected}: in ${selectedUses.length} of ${plural(stories.length, 'story', 'stories')}`)
  return selectedUses.length === 0 ? 1 : 0
}

function componentsIn(content: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { value } of objectsIn(content)) {
    const { component } = value
    if (typeof component === 'string') counts.set(component, (counts.get(component) ?? 0) + 1)
  }
  return counts
}
