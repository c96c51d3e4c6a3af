import type { MessageValues } from './format-message.ts'

/**
 * The part of `formatMessage` for texts without plurals: it needs no language, and is small enough for scripts of
 * pages that never count.
 */
export function fillPlaces(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
