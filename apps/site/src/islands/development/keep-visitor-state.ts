/** Copies what the visitor opened and typed to a recreated element, and restarts the scripts of the old one. */
export function keepVisitorState(before: Element, after: Element): void {
  for (const [old, fresh] of [[before, after] as const, ...pairs(before, after, '[data-module]')]) {
    if (old.hasAttribute('data-state')) fresh.setAttribute('data-when', 'load')
  }
  for (const [old, fresh] of pairs(before, after, 'details')) {
    if (old instanceof HTMLDetailsElement && fresh instanceof HTMLDetailsElement) {
      fresh.open = old.open
    }
  }
  for (const [old, fresh] of pairs(before, after, 'input, textarea, select')) {
    if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
      if (old.type !== fresh.type || old.type === 'file') continue
      fresh.checked = old.checked
      if (old.value !== old.defaultValue) fresh.value = old.value
    } else if (old instanceof HTMLTextAreaElement && fresh instanceof HTMLTextAreaElement) {
      if (old.value !== old.defaultValue) fresh.value = old.value
    } else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) {
      fresh.value = old.value
    }
  }
}

/** Pairs elements that match the selector, by index. */
function pairs(before: Element, after: Element, selector: string): readonly [Element, Element][] {
  const fresh = after.querySelectorAll(selector)
  return [...before.querySelectorAll(selector)].flatMap((old, index) => {
    const other = fresh[index]
    return other === undefined ? [] : [[old, other] satisfies [Element, Element]]
  })
}
