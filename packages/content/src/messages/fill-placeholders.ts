import type { MessageValues } from './format-message.ts'

/** `formatMessage` without plurals, small enough for scripts that never count. */
export function fillPlaceholders(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}
