import type { RichText, RichTextBlock } from './rich-text.ts'

export interface ContentsItem {
  readonly id: string
  readonly level: 2 | 3 | 4 | 5 | 6
  readonly text: string
}

/** Headings h2 to h6, including those in quotes and lists (BLOCK-7). */
export function tableOfContents(richText: RichText): readonly ContentsItem[] {
  return richText.flatMap(contentsOf)
}

function contentsOf(block: RichTextBlock): readonly ContentsItem[] {
  switch (block.type) {
    case 'heading': {
      const { id, level, text } = block
      return level === 1 ? [] : [{ id, level, text }]
    }
    case 'blockquote':
      return tableOfContents(block.content)
    case 'bullet_list':
    case 'ordered_list':
      return block.items.flatMap(({ content }) => tableOfContents(content))
    default:
      return []
  }
}
