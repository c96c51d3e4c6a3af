import type { ChangedBlock } from '../../islands/live/morph-page.ts'
import type { PagePart } from '../../preview-features.ts'

/** The changed blocks, and the head if it has changed; or the whole page if anything else has changed. */
export type PartsChange =
  | { readonly kind: 'page'; readonly html: string }
  | { readonly kind: 'blocks'; readonly head: string | undefined; readonly blocks: ChangedBlock[] }

interface CompletePart extends PagePart {
  readonly html: string
}

/** Keeps the parts that the page shows, so that only changed ones are requested. */
export function createPartStore() {
  let parts: readonly CompletePart[] = []

  const complete = (part: PagePart): CompletePart => {
    const html = part.html ?? parts.find(({ key }) => key === part.key)?.html
    if (html === undefined)
      throw new Error(
        `Expected the response to have the HTML of part ${part.key}, which this page does not have yet; found none.`,
      )
    return { ...part, html }
  }
  return {
    /** Keys of the parts that the page shows, for the next request. */
    known: () => parts.map(({ key }) => key),
    /** Replaces the parts with those of a response; throws if it omits the HTML of an unknown part. */
    update: (response: readonly PagePart[]): PartsChange => {
      const [before, after] = [parts, response.map(complete)]
      parts = after
      return changeOf(before, after)
    },
    /** HTML of the page. */
    html: () => joinHtml(parts),
    /** Forgets the parts, because the page no longer shows them: the next request gets the whole page. */
    clear: () => {
      parts = []
    },
  }
}

function changeOf(before: readonly CompletePart[], after: readonly CompletePart[]): PartsChange {
  const page: PartsChange = { kind: 'page', html: joinHtml(after) }
  if (before.length !== after.length) return page
  const blocks: ChangedBlock[] = []
  let head: string | undefined
  for (const [index, { key, block, html }] of after.entries()) {
    const old = before[index]
    if (old === undefined || old.block !== block) return page
    if (old.key === key) continue
    if (index === 0) head = html
    else if (block === undefined) return page
    else blocks.push({ blockId: block, before: old.html, after: html })
  }
  return { kind: 'blocks', head, blocks }
}

function joinHtml(parts: readonly CompletePart[]): string {
  return parts.map(({ html }) => html).join('')
}
