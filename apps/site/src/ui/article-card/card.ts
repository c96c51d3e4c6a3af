import { dayIn, machineDate } from '@prospectus/content/messages/day'
import type { Asset } from '@prospectus/content/schema/assets/asset'

/** What a list shows of a resource. It can be sent as JSON. */
export interface Card {
  readonly uuid: string
  readonly path: string
  readonly name: string
  readonly section: string
  /** Label of its resource type; undefined for a type without one (DATA-8). */
  readonly typeLabel: string | undefined
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string
  /** The same day as the list's language writes it. */
  readonly dayText: string
  /** Description, else seo.description (BLOCK-12); empty when there is neither. */
  readonly description: string
  /** Without its texts: the picture repeats what the name says. */
  readonly image: Asset | undefined
  readonly themes: readonly string[]
}

/** A day as a card has it, in a locale such as `en-GB`. */
export function cardDay(date: Date, locale: string): Pick<Card, 'day' | 'dayText'> {
  return { day: machineDate(date), dayText: dayIn(locale, date) }
}

/** A picture as a card has it: decoration. */
export function cardImage(image: Asset | undefined): Asset | undefined {
  if (image === undefined) return undefined
  const { path, name, focus, size } = image
  const noTexts = { alt: '', title: undefined, source: undefined, copyright: undefined }
  return { path, name, focus, size, ...noTexts }
}
