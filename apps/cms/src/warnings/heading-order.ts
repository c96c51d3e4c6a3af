import { isStored } from '@prospectus/content/schema/values/stored-value'
import type { Warning } from '@prospectus/protocol/management/story'
import { storedBlocks } from './stored-fields.ts'

/** Texts in which a level of heading is left out, so that their outline has a gap. */
export function* headingWarnings(content: unknown): Generator<Warning> {
  for (const { component, uid, fields } of storedBlocks(content)) {
    for (const [field, value] of Object.entries(fields)) {
      const jump = headingJump(value)
      if (jump === undefined) continue
      const message = `A heading ${jump.to} follows a heading ${jump.from}: a level is left out.`
      yield { kind: 'heading-jump', component, uid, field, message, values: jump }
    }
  }
}

function headingJump(text: unknown) {
  if (!isStored(text) || text.type !== 'doc') return undefined
  let from = 0
  for (const to of headingLevels(text)) {
    if (from !== 0 && to > from + 1) return { from, to }
    from = to
  }
  return undefined
}

function* headingLevels(node: unknown): Generator<number> {
  if (!isStored(node)) return
  if (node.type === 'heading' && isStored(node.attrs)) yield Number(node.attrs.level)
  if (Array.isArray(node.content)) for (const child of node.content) yield* headingLevels(child)
}
