import type { Components } from '../api/api.ts'
import { type Block, textOf } from '../document/json.ts'

/** Returns the name of a block's component, and a text to tell the block from others of its kind; '' if it has none. */
export function blockLabel(
  block: Block,
  components: Components,
): { readonly kind: string; readonly text: string } {
  const component = components.get(block.component)
  const kind = component?.display_name ?? block.component
  const fields = ['heading', 'label', 'title', 'name', 'question', 'text', 'value']
  return { kind, text: fields.map((field) => textOf(block[field])).find(Boolean) ?? '' }
}
