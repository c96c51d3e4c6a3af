import type { CapacityMessages } from '../messages/messages.ts'
import type { LocalCapacityMessages } from './capacity-reading.ts'

const FILES = import.meta.glob<CapacityMessages>('../messages/capacity/*.json', {
  import: 'default',
})

/** Loads a heat map's messages, so that pages do not carry them for visitors who never move hours. */
export async function loadCapacityMessages(locale: string): Promise<LocalCapacityMessages> {
  const load = fileOf(locale.replace(/-.*/, '')) ?? fileOf('en')
  if (load === undefined)
    throw new Error('messages/capacity/en.json is missing; expected a catalogue in English')
  return { ...(await load()), locale }
}

function fileOf(language: string) {
  return FILES[`../messages/capacity/${language}.json`]
}
