import type { ReactNode } from 'react'
import { type PageView, usePage } from './page-view.ts'

/** Mark of the fold in rendered HTML, the same that `Fold` renders. */
const FOLD_MARK = '<link rel="stylesheet" href="fold"/>'

/**
 * Marks where the first screen may end; content after it may be styled by a linked sheet (decision 0071). The mark is
 * inside the element that follows the fold, so that sibling selectors still match. Preview has none, because edits may
 * move content across it.
 */
export function foldMark({ mode }: PageView): string {
  return mode === 'production' ? FOLD_MARK : ''
}

export function Fold(): ReactNode {
  return foldMark(usePage()) === '' ? null : <link rel="stylesheet" href="fold" />
}

/**
 * Splits a page at its first mark and removes the others. `opening` is the opening tag of the element below the fold.
 * Without a mark, everything is above it.
 */
export function splitAtFold(html: string) {
  const [before = '', ...after] = html.split(FOLD_MARK)
  if (after.length === 0) return { above: html, opening: '', below: '' }
  const tagStart = before.lastIndexOf('<')
  return {
    above: before.slice(0, tagStart),
    opening: before.slice(tagStart),
    below: after.join(''),
  }
}
