import { type Block, blocksIn } from './json.ts'

/** Where a block stands: in which field of which block, and after how many others. */
export interface Place {
  readonly parent: string
  readonly field: string
  readonly index: number
}

/** A block on the way from a story's content down to another block. */
export interface Step {
  readonly block: Block
  /** Undefined for the content itself. */
  readonly place: Place | undefined
}

/** The way down to a block, the content first and the block itself last; undefined when it is not there. */
export function wayTo(content: Block, uid: string, place?: Place): readonly Step[] | undefined {
  const step = { block: content, place }
  if (content._uid === uid) return [step]
  for (const [field, value] of Object.entries(content)) {
    for (const [index, child] of blocksIn(value).entries()) {
      const way = wayTo(child, uid, { parent: content._uid, field, index })
      if (way !== undefined) return [step, ...way]
    }
  }
  return undefined
}

export function findBlock(content: Block, uid: string): Block | undefined {
  return wayTo(content, uid)?.at(-1)?.block
}

/** Every block of a story, its content first, each before those inside of it. */
export function* everyBlock(content: Block): Generator<Block> {
  yield content
  for (const value of Object.values(content)) {
    for (const child of blocksIn(value)) yield* everyBlock(child)
  }
}
