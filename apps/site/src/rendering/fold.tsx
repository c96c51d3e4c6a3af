import type { ReactNode } from 'react'
import { type PageView, usePage } from './page-view.ts'

/** Placeholder until the styles of the linked sheet are known. */
const MARK = '<link rel="stylesheet" href="fold"/>'

/**
 * Marks where the first screen may end; a linked sheet may style what follows (decision 0071). It is the first child of
 * what follows, so that sibling selectors still match. None in preview, where edits may move content across it.
 */
export function foldMark({ mode }: PageView): string {
  return mode === 'production' ? MARK : ''
}

export function Fold(): ReactNode {
  return foldMark(usePage()) === '' ? null : <link rel="stylesheet" href="fold" />
}

/** Splits a page at its first mark and removes the others; without a mark, all is above the fold. */
export function atFold(html: string) {
  const [before = '', ...after] = html.split(MARK)
  if (after.length === 0) return { above: html, opening: '', below: '' }
  const tag = before.lastIndexOf('<')
  return { above: before.slice(0, tag), opening: before.slice(tag), below: after.join('') }
}
