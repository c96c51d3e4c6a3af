/** True if raw content has a block of this type at any depth. Never throws, however deep the content. */
export function containsBlock(content: unknown, component: string): boolean {
  const pending: unknown[] = [content]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value !== 'object' || value === null) continue
    if ('component' in value && value.component === component) return true
    for (const part of Object.values(value)) pending.push(part)
  }
  return false
}
