import type { MessageValues } from './format-message.ts'

/** Fills `{name}` as `formatMessage` does, but no plurals; small enough for scripts that never count. */
export function fillPlaceholders(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}
