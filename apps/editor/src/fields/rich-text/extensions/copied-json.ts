import { isObject, type Json } from '../../../document/json.ts'

/** Adds a node's JSON to the copied markup, so that pasting gives the same node. */
export function copiedJson(stored: Json | undefined) {
  return { 'data-stored': JSON.stringify(stored ?? null) }
}

/** Parses markup from `copiedJson`; other elements are left to other rules. */
export function pastedJson(selector: string) {
  return {
    tag: `${selector}[data-stored]`,
    // Before other rules for the same element.
    priority: 100,
    getAttrs: (element: HTMLElement) => {
      const stored = parsed(element.dataset.stored)
      return isObject(stored) && { stored }
    },
  }
}

function parsed(text: string | undefined): Json {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
