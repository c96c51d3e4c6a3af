import { isObject, type Json } from '../../../document/json.ts'

/** Puts the JSON of a node among what is copied, so that pasting gives the same node. */
export function copiedJson(stored: Json | undefined) {
  return { 'data-stored': JSON.stringify(stored ?? null) }
}

/** Reads such an element when it is pasted; one without its JSON is left to other rules. */
export function pastedJson(selector: string) {
  return {
    tag: `${selector}[data-stored]`,
    // Ahead of other rules for the same element.
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
