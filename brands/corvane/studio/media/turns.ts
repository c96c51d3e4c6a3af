import type { RawNode } from './raw-node.ts'

/** A speaker's turn: a paragraph of a transcript. */
export interface Turn {
  readonly speaker: string
  readonly text: string
  /** Index of the paragraph. */
  readonly index: number
  /** True if a heading precedes it. */
  readonly opensChapter: boolean
}

/** The turns of a stored transcript: paragraphs that begin with a name in bold and a colon. */
export function turnsOf(paragraphs: readonly RawNode[]): readonly Turn[] {
  return paragraphs.flatMap((paragraph, index) => {
    if (paragraph.type === 'heading') return []
    const text = (paragraph.content ?? []).map((node) => node.text ?? '').join('')
    const [, speaker, remark] = /^(?:\[[\d:]+\] )?([^:]{2,40}):\s+(.+)$/s.exec(text) ?? []
    const opensChapter = paragraphs[index - 1]?.type === 'heading'
    return speaker === undefined || remark === undefined
      ? []
      : [{ speaker, text: remark, index, opensChapter }]
  })
}

/** Replaces or adds a paragraph's time, such as `[1:05] `. */
export function timed(paragraph: RawNode, clock: string): RawNode {
  const [first, ...rest] = paragraph.content ?? []
  const own =
    first?.type === 'text' && /^\[[\d:]+\] $/.test(first.text ?? '') ? rest : paragraph.content
  return { ...paragraph, content: [{ type: 'text', text: `[${clock}] ` }, ...(own ?? [])] }
}
