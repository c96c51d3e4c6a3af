import type { Editor } from '@tiptap/core'
import { WORDS } from '../words.ts'

const LEVELS = [2, 3, 4] as const

/** Whether the paragraph is text, a heading or code. */
export function ParagraphKind({ editor }: { readonly editor: Editor }) {
  const { parent } = editor.state.selection.$from
  const isHeading = parent.type.name === 'heading'
  const level = isHeading ? (parent.attrs.level ?? 2) : undefined
  const kind = isHeading ? `heading ${level}` : parent.type.name
  const { kinds } = WORDS
  const choose = (chosen: string) => {
    const run = editor.chain().focus()
    const wanted = LEVELS.find((each) => chosen === `heading ${each}`)
    if (wanted !== undefined) run.setHeading({ level: wanted }).run()
    else if (chosen === 'code_block') run.setCodeBlock().run()
    else if (chosen === 'paragraph') run.setParagraph().run()
  }
  const isOther = isHeading && !LEVELS.includes(level)
  return (
    <select
      aria-label={WORDS.kind}
      value={kind}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="paragraph">{kinds.paragraph}</option>
      {LEVELS.map((each) => (
        <option key={each} value={`heading ${each}`}>
          {kinds.heading} {each}
        </option>
      ))}
      <option value="code_block">{kinds.code_block}</option>
      {isOther && (
        <option value={kind}>
          {kinds.heading} {level}
        </option>
      )}
      {kind === 'doc' && <option value="doc">{kinds.mixed}</option>}
    </select>
  )
}
