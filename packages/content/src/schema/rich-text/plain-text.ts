import { inlineText } from './read-inline.ts'
import type { RichText, RichTextBlock } from './rich-text.ts'

/** Plain text for search and excerpts, a line per block, without pictures and embedded blocks. */
export function plainText(richText: RichText): string {
  return richText
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n')
}

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return inlineText(block.content)
    case 'heading':
    case 'code_block':
      return block.text
    case 'blockquote':
      return plainText(block.content)
    case 'bullet_list':
    case 'ordered_list':
      return plainText(block.items.flatMap(({ content }) => content))
    case 'table':
      return plainText([...block.head, ...block.body].flat().flatMap((cell) => cell.content))
    default:
      return ''
  }
}
