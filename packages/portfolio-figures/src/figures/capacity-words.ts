import { forLanguage } from '@prospectus/content/messages/for-language'
import type { CapacityWords } from './capacity-reading.ts'

const english = async () => (await import('../words/en-capacity.ts')).enCapacity
const WORDS = new Map<string, () => Promise<Omit<CapacityWords, 'locale'>>>([
  ['en', english],
  ['de', async () => (await import('../words/de-capacity.ts')).deCapacity],
])

/**
 * The words of a heat map for the script of a page, which loads those of its language alone: no page carries
 * them for visitors who never move an hour. Rejects when they cannot be loaded.
 */
export async function capacityWords(locale: string): Promise<CapacityWords> {
  const load = forLanguage(WORDS, locale) ?? english
  return { ...(await load()), locale }
}
