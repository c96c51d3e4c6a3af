import type { ChangedBlock } from '../../islands/live/morph-page.ts'
import type { PagePart } from '../../preview-part.ts'

/** What an answer makes otherwise: some blocks, or, when more than that has changed, the page. */
export type PartsChange =
  | { readonly kind: 'page'; readonly html: string }
  | { readonly kind: 'blocks'; readonly head: string | undefined; readonly blocks: ChangedBlock[] }

/** The parts that the page shows, by which it asks for no more than what has changed. */
export interface ShownParts {
  /** Keys of the parts that need not be sent. */
  readonly known: () => readonly string[]
  /**
   * Takes an answer as what the page shows from now on.
   *
   * @throws when it leaves out a part that is not known
   */
  readonly take: (answer: readonly PagePart[]) => PartsChange
  /** The page as it was answered last. */
  readonly whole: () => string
  /** The page shows something else: the next answer is a whole one. */
  readonly forget: () => void
}

interface WholePart extends PagePart {
  readonly html: string
}

export function createShownParts(): ShownParts {
  let shown: readonly WholePart[] = []

  const complete = (part: PagePart): WholePart => {
    const html = part.html ?? shown.find(({ key }) => key === part.key)?.html
    if (html === undefined) throw new Error(`The answer lacks the part ${part.key}.`)
    return { ...part, html }
  }
  return {
    known: () => shown.map(({ key }) => key),
    take: (answer) => {
      const [before, now] = [shown, answer.map(complete)]
      shown = now
      return changeOf(before, now)
    },
    whole: () => joined(shown),
    forget: () => {
      shown = []
    },
  }
}

function changeOf(before: readonly WholePart[], now: readonly WholePart[]): PartsChange {
  const page: PartsChange = { kind: 'page', html: joined(now) }
  if (before.length !== now.length) return page
  const blocks: ChangedBlock[] = []
  let head: string | undefined
  for (const [index, { key, block, html }] of now.entries()) {
    const old = before[index]
    if (old === undefined || old.block !== block) return page
    if (old.key === key) continue
    if (index === 0) head = html
    else if (block === undefined) return page
    else blocks.push({ block, before: old.html, now: html })
  }
  return { kind: 'blocks', head, blocks }
}

function joined(parts: readonly WholePart[]): string {
  return parts.map(({ html }) => html).join('')
}
