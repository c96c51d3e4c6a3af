import type { CapacityMessages } from '../messages/messages.ts'
import type { LocalCapacityMessages } from './capacity-reading.ts'

const FILES = import.meta.glob<CapacityMessages>('../messages/capacity/*.json', {
  import: 'default',
})

/**
 * Loads the messages of a heat map in one language, so that pages do not carry them for visitors who never
 * move hours. Rejects if loading fails.
 */
export async function loadCapacityMessages(locale: string): Promise<LocalCapacityMessages> {
  const load = fileOf(locale.replace(/-.*/, '')) ?? fileOf('en')
  if (load === undefined) throw new Error('There is no catalogue of English')
  return { ...(await load()), locale }
}

function fileOf(language: string) {
  return FILES[`../messages/capacity/${language}.json`]
}
