import { formatMessage, type MessageValues } from '@prospectus/content/messages/format-message'
import { CATALOGUES, LANGUAGE, LOCALE } from './language.ts'

type Catalogue = typeof import('./en.json', { with: { type: 'json' }})
type Group = keyof Catalogue & string

export type MessageKey = {
  [G in Group]: `${G}.${keyof Catalogue[G] & string}`
}[Group]

/** Texts of this tab's language, loaded before the first render. */
const catalogue = (await CATALOGUES.get(LANGUAGE)?.()) ?? {}

const texts = new Map(
  Object.entries(catalogue).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, text]) => [`${group}.${key}`, text]),
  ),
)

/** Returns a message in this tab's language; the key if it is missing. */
export function translate(key: MessageKey, values?: MessageValues): string {
  return findMessage(key, values) ?? key
}

/**
 * Looks up a key built at run time. Undefined if it is missing or its text is empty; an empty text means: show the
 * server's.
 */
export function findMessage(key: string, values: MessageValues = {}): string | undefined {
  const text = texts.get(key)
  return text ? formatMessage(text, values, LOCALE) : undefined
}

/** Returns the text for a value such as a state; without one, the value itself. */
export function labelOf(group: Group, value: string): string {
  return findMessage(`${group}.${value}`) ?? value
}

/** Keys and texts of a group, for a list of choices. */
export function messagesOf(group: Group): readonly (readonly [string, string])[] {
  return Object.entries(catalogue[group] ?? {})
}
