import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Inline, Mark } from '@prospectus/content/schema/rich-text/rich-text'
import { Fragment, type ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import { withNonBreakingNumbers } from '../typography/no-breaks.tsx'
import { noteIds, type TextNotes, useTextNotes } from './notes.ts'

/** Text with its marks; neighbouring texts with the same link become one link (BLOCK-11). */
export function InlineText({ content }: { readonly content: readonly Inline[] }) {
  const notes = useTextNotes()
  return runsOf(content).map((run, index) => {
    const renderedNodes = run.nodes.map((node, at) => (
      <Fragment key={at}>{renderInline(node, notes)}</Fragment>
    ))
    if (run.link === undefined) return <Fragment key={index}>{renderedNodes}</Fragment>
    return (
      <Link key={index} link={run.link.link} attributes={run.link.attributes}>
        {breakableEmail(run) ?? renderedNodes}
      </Link>
    )
  })
}

/** A mail address that breaks only in a narrow table column, before its @; undefined for other links. */
function breakableEmail({ link, nodes }: Run): ReactNode {
  const [node] = nodes
  if (node?.type !== 'text' || nodes.length > 1 || node.marks.length > 1) return undefined
  const [name, host] = node.text.split('@')
  if (host === undefined || link?.link.href !== `mailto:${node.text}`) return undefined
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}

type LinkMark = Extract<Mark, { type: 'link' }>

interface Run {
  readonly link: LinkMark | undefined
  readonly nodes: Inline[]
}

function runsOf(content: readonly Inline[]): readonly Run[] {
  const runs: Run[] = []
  for (const node of content) {
    const link = linkOf(node)
    const last = runs.at(-1)
    if (last !== undefined && isSameLink(last.link, link)) last.nodes.push(node)
    else runs.push({ link, nodes: [node] })
  }
  return runs
}

function linkOf(node: Inline): LinkMark | undefined {
  if (node.type !== 'text') return undefined
  return node.marks.find((mark) => mark.type === 'link')
}

function isSameLink(a: LinkMark | undefined, b: LinkMark | undefined): boolean {
  if (a?.link.href !== b?.link.href || a?.link.opensNewTab !== b?.link.opensNewTab) return false
  return JSON.stringify(a?.attributes) === JSON.stringify(b?.attributes)
}

function renderInline(node: Inline, notes: TextNotes): ReactNode {
  switch (node.type) {
    case 'text':
      if (notes.numberOf.has(node) && linkOf(node) === undefined) {
        return <NoteNumber node={node} notes={notes} />
      }
      return node.marks.reduce<ReactNode>((inner, mark) => renderMark(mark, inner), textOf(node))
    case 'break':
      return <br />
    case 'image':
      return <Picture asset={node.image} sizes="4rem" className="rich-text-inline-image" />
    case 'emoji':
      return (
        <span role="img" aria-label={node.name}>
          {node.character}
        </span>
      )
  }
}

function NoteNumber(props: { readonly node: Inline; readonly notes: TextNotes }) {
  const { uid, numberOf, firstReferences } = props.notes
  const number = numberOf.get(props.node) ?? 0
  const { note, reference } = noteIds(uid, number)
  const { layout, locale } = usePage().messages
  return (
    <sup>
      <a
        id={firstReferences.has(props.node) ? reference : undefined}
        className="rich-text-note"
        href={`#${note}`}
        role="doc-noteref"
        aria-label={formatMessage(layout.noteNumber, { number }, locale)}
      >
        {number}
      </a>
    </sup>
  )
}

function textOf({ text, marks }: Extract<Inline, { type: 'text' }>): string {
  return marks.some(({ type }) => type === 'code') ? text : withNonBreakingNumbers(text)
}

function renderMark(mark: Mark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'strike':
      return <s>{inner}</s>
    case 'underline':
      return <u>{inner}</u>
    case 'code':
      return <code>{inner}</code>
    case 'superscript':
      return <sup>{inner}</sup>
    case 'subscript':
      return <sub>{inner}</sub>
    case 'highlight':
      return <mark className={`rich-text-highlight-${mark.tone}`}>{inner}</mark>
    case 'colour':
      return <span className={`rich-text-colour-${mark.tone}`}>{inner}</span>
    case 'anchor':
      return <span id={mark.id}>{inner}</span>
    case 'styled':
      return <span className={`rich-text-styled-${mark.name}`}>{inner}</span>
    case 'link':
      return inner
  }
}
