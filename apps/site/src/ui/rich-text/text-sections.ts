import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'

/**
 * A long text cut before each of its highest headings, so that a heading can stand beside its section
 * (BLOCK-7). What comes before the first of them is a section of its own; no node is left out.
 */
export function textSections(content: RichText): readonly RichText[] {
  const top = Math.min(...content.map((node) => (node.type === 'heading' ? node.level : Infinity)))
  const starts = content.flatMap((node, index) =>
    index === 0 || (node.type === 'heading' && node.level === top) ? [index] : [],
  )
  return starts.map((start, at) => content.slice(start, starts[at + 1]))
}
