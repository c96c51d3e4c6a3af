import type { Change } from '../database/change.ts'
import { StorageFault } from '../database/storage-fault.ts'
import { languageAt } from './language-at.ts'
import type { WrittenStory } from './written-story.ts'

/**
 * A group of translations has one page for each language (LANG-1).
 *
 * @param field what of the request put the story into its group
 * @throws {StorageFault} when another story of its group is in the same language
 */
export async function refuseSecondTranslation(
  change: Change,
  { id, group_id, full_slug }: Pick<WrittenStory, 'id' | 'group_id' | 'full_slug'>,
  field: string,
): Promise<void> {
  const others = await change.db
    .selectFrom('story')
    .select('full_slug')
    .where('group_id', '=', group_id)
    .where('id', '!=', id)
    .execute()
  const lang = await languageAt(change, full_slug)
  for (const other of others) {
    if ((await languageAt(change, other.full_slug)) !== lang) continue
    const problem = `There is a page for this language already: ${other.full_slug}.`
    throw new StorageFault('invalid', problem, field)
  }
}
