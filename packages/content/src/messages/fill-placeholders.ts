import type { MessageValues } from './format-message.ts'

/**
 * Fills the placeholders of a text without plurals, as `formatMessage` does. It needs no language, and is
 * small enough for scripts that never count.
 */
export function fillPlaceholders(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}
