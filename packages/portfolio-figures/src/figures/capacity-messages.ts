import type { CapacityMessages } from '../messages/messages.ts'
import type { LocalCapacityMessages } from './capacity-reading.ts'

const FILES = import.meta.glob<CapacityMessages>('../messages/capacity/*.json', {
  import: 'default',
})

/**
 * The messages of a heat map for the script of a page, which loads those of its language alone: no page carries
 * them for visitors who never move an hour. Rejects when they cannot be loaded.
 */
export async function loadCapacityMessages(locale: string): Promise<LocalCapacityMessages> {
  const load = fileOf(locale.replace(/-.*/, '')) ?? fileOf('en')
  if (load === undefined) throw new Error('There is no catalogue of English')
  return { ...(await load()), locale }
}

function fileOf(language: string) {
  return FILES[`../messages/capacity/${language}.json`]
}
