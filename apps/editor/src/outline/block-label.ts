import type { Components } from '../api/api.ts'
import type { Block } from '../document/json.ts'

/** Returns a block's name, and the text that tells it from others of its kind. */
export function blockLabel(
  block: Block,
  components: Components,
): { readonly kind: string; readonly text: string } {
  const component = components.get(block.component)
  const kind = component?.display_name ?? block.component
  const names = ['heading', 'label', 'title', 'name', 'question', 'text', 'value']
  const text = names.map((name) => block[name]).find((each) => typeof each === 'string' && each)
  return { kind, text: typeof text === 'string' ? text : '' }
}
