/**
 * True if raw content holds a block of this type at any depth. Needed before a page is rendered.
 * Never throws, however deep the content is.
 */
export function holdsBlock(content: unknown, component: string): boolean {
  const waiting: unknown[] = [content]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if ('component' in value && value.component === component) return true
    for (const part of Object.values(value)) waiting.push(part)
  }
  return false
}
