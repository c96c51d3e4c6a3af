import { isObject, type Json } from '../../../document/json.ts'

/** Attributes that keep a node's JSON in copied markup, so that pasting restores the node. */
export function clipboardAttributes(stored: Json | undefined) {
  return { 'data-stored': JSON.stringify(stored ?? null) }
}

/** Parse rule for elements with `clipboardAttributes`. */
export function pasteRule(selector: string) {
  return {
    tag: `${selector}[data-stored]`,
    // Applies before other rules for the same element.
    priority: 100,
    getAttrs: (element: HTMLElement) => {
      const storedNode = parseJson(element.dataset.stored)
      return isObject(storedNode) && { stored: storedNode }
    },
  }
}

function parseJson(text: string | undefined): Json {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
