import type { Components } from '../api/api.ts'
import { everyBlock } from '../document/find-block.ts'
import { ROOT } from '../document/flatten.ts'
import { type Draft, isObject, type Json } from '../document/json.ts'
import { blockLabel } from '../outline/block-label.ts'
import { WORDS } from './words.ts'

/** Something to know before publishing. */
export interface PageWarning {
  /** The block that it is about; `ROOT` for the page itself. */
  readonly uid: string
  readonly words: string
}

/** How many letters of a title and a description search results show. */
const TITLE = { least: 30, most: 60 }
const DESCRIPTION = { least: 120, most: 160 }

/**
 * Warnings that follow from the draft alone: about title, description, and the order of headings in its
 * texts.
 */
export function pageWarnings(
  { name, content }: Draft,
  components: Components,
): readonly PageWarning[] {
  const hasSeo = components.get(content.component)?.schema.seo !== undefined
  return [
    ...(hasSeo ? searchWarnings(name, content.seo) : []),
    ...headingWarnings(content, components),
  ]
}

function* searchWarnings(name: string, seo: Json | undefined): Generator<PageWarning> {
  const text = (member: string) => {
    const value = isObject(seo) ? seo[member] : undefined
    return typeof value === 'string' ? value.trim() : ''
  }
  const title = text('title') || name
  const description = text('description')
  const about = (words: string) => ({ uid: ROOT, words })
  if (title.length < TITLE.least || title.length > TITLE.most) {
    yield about(WORDS.titleLength(title.length))
  }
  if (description === '') {
    yield about(WORDS.noDescription)
  } else if (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most) {
    yield about(WORDS.descriptionLength(description.length))
  }
}

function* headingWarnings(
  content: Draft['content'],
  components: Components,
): Generator<PageWarning> {
  for (const block of everyBlock(content)) {
    for (const value of Object.values(block)) {
      if (!isObject(value) || value.type !== 'doc') continue
      const jump = headingJump(value)
      if (jump === undefined) continue
      const { kind } = blockLabel(block, components)
      yield {
        uid: block._uid,
        words: WORDS.headingJump(kind, jump.to, jump.from),
      }
    }
  }
}

function headingJump(doc: Json) {
  let from = 0
  for (const to of headingLevels(doc)) {
    if (from !== 0 && to > from + 1) return { from, to }
    from = to
  }
  return undefined
}

function* headingLevels(node: Json): Generator<number> {
  if (!isObject(node)) return
  if (node.type === 'heading' && isObject(node.attrs)) yield Number(node.attrs.level)
  if (Array.isArray(node.content)) for (const child of node.content) yield* headingLevels(child)
}
