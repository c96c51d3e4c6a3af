import type { Asset } from '@prospectus/content/schema/assets/asset'
import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
import type {
  ListItem,
  RichText,
  RichTextBlock,
} from '@prospectus/content/schema/rich-text/rich-text'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Picture } from '../picture/picture.tsx'
import { notesOf, TextNotesProvider, useTextNotes } from './notes.ts'
import { useRenderBlock } from './render-block.ts'
import { InlineText } from './rich-text-inline.tsx'
import { RichTextTable } from './rich-text-table.tsx'

interface RichTextViewProps {
  readonly content: RichText | undefined
  /** `short` has a narrow measure and small gaps, for cards and block heads. */
  readonly size?: 'running' | 'short'
  /** On wide screens, headings are beside their sections. */
  readonly hasSections?: boolean
}

/** Formatted text; colours and alignment are classes (BLOCK-11). */
export function RichTextView(props: RichTextViewProps) {
  const { content, size = 'running', hasSections = false } = props
  if (content === undefined || content.length === 0) return null
  const parts = hasSections ? textSections(content) : [content]
  return (
    <TextNotesProvider value={notesOf(content)}>
      {parts.map((part, index) => (
        <div
          key={index}
          className={`rich-text rich-text-${size}${hasSections ? ' rich-text-section' : ''}`}
        >
          <Nodes content={part} />
        </div>
      ))}
    </TextNotesProvider>
  )
}

function Nodes({ content }: { readonly content: RichText }) {
  const { table } = usePage().messages.layout
  return content.map((node, index) => (
    <Node key={index} node={node} tableName={tableName(content, index, table)} />
  ))
}

/** The heading above a table, numbered from the second table on; without one the table's column titles. */
function tableName(content: RichText, index: number, fallback: string): string {
  const above = content.slice(0, index)
  const headingIndex = above.findLastIndex((node) => node.type === 'heading')
  const heading = above[headingIndex]
  const name = heading?.type === 'heading' ? heading.text : columnTitles(content[index]) || fallback
  const tablesBefore = above.slice(headingIndex + 1).filter(({ type }) => type === 'table').length
  return tablesBefore === 0 ? name : `${name} (${tablesBefore + 1})`
}

function columnTitles(node: RichTextBlock | undefined): string {
  if (node?.type !== 'table') return ''
  const titles = node.head[0]?.map(({ content }) => plainText(content).trim()) ?? []
  return titles.filter((title) => title !== '').join(', ')
}

function Node(props: { readonly node: RichTextBlock; readonly tableName: string }) {
  const { node } = props
  const renderBlock = useRenderBlock()
  const { referencedNumbers } = useTextNotes()
  switch (node.type) {
    case 'paragraph':
      return (
        <p className={alignClass(node)} dir={node.dir}>
          <InlineText content={node.content} />
        </p>
      )
    case 'heading': {
      const Heading = `h${node.level}` as const
      return (
        <Heading
          id={node.id}
          className={['rich-text-heading', alignClass(node)].filter(Boolean).join(' ')}
          dir={node.dir}
        >
          <InlineText content={node.content} />
        </Heading>
      )
    }
    case 'blockquote':
      return (
        <blockquote dir={node.dir}>
          <Nodes content={node.content} />
        </blockquote>
      )
    case 'bullet_list':
      return (
        <ul className="rich-text-list">
          <Items items={node.items} />
        </ul>
      )
    case 'ordered_list':
      return (
        <ol className="rich-text-list" start={node.start === 1 ? undefined : node.start}>
          <Items items={node.items} />
        </ol>
      )
    case 'code_block':
      return <CodeBlock text={node.text} language={node.language} />
    case 'horizontal_rule':
      return <hr />
    case 'image':
      return (
        <figure className="rich-text-figure">
          <Picture asset={node.image} sizes="(min-width: 64rem) 44rem, 100vw" />
          <PictureCaption image={node.image} />
        </figure>
      )
    case 'table':
      return <RichTextTable table={node} name={props.tableName} renderContent={renderCell} />
    case 'block':
      return <div className="rich-text-block">{renderBlock(node.block, { referencedNumbers })}</div>
  }
}

function renderCell(content: RichText): ReactNode {
  const onlyNode = content.length === 1 ? content[0] : undefined
  return onlyNode?.type === 'paragraph' && onlyNode.align === undefined ? (
    <InlineText content={onlyNode.content} />
  ) : (
    <Nodes content={content} />
  )
}

function Items({ items }: { readonly items: readonly ListItem[] }) {
  return items.map((item, index) => (
    <li key={index} dir={item.dir}>
      <Nodes content={item.content} />
    </li>
  ))
}

function CodeBlock(props: { readonly text: string; readonly language: string | undefined }) {
  return (
    // A long line scrolls: the keyboard must be able to reach it (WCAG 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <pre className="rich-text-code" tabIndex={0}>
      <code className={props.language === undefined ? undefined : `language-${props.language}`}>
        {props.text}
      </code>
    </pre>
  )
}

function alignClass(node: { readonly align: string | undefined }): string | undefined {
  return node.align === undefined ? undefined : `rich-text-align-${node.align}`
}

/** Splits a text before each of its highest headings (BLOCK-7). What precedes the first one is a section too. */
export function textSections(content: RichText): readonly RichText[] {
  const topLevel = Math.min(
    ...content.map((node) => (node.type === 'heading' ? node.level : Infinity)),
  )
  const starts = content.flatMap((node, index) =>
    index === 0 || (node.type === 'heading' && node.level === topLevel) ? [index] : [],
  )
  return starts.map((start, at) => content.slice(start, starts[at + 1]))
}

function PictureCaption({ image }: { readonly image: Asset }) {
  const { layout } = usePage().messages
  const { title, source, copyright } = image
  const credits = [
    ...(source === undefined ? [] : [`${layout.pictureSource}: ${source}`]),
    ...(copyright === undefined ? [] : [withCopyrightSign(copyright)]),
  ]
  if (title === undefined && credits.length === 0) return null
  return (
    <figcaption>
      {title}
      {credits.length > 0 && <span className="rich-text-credit">{credits.join(', ')}</span>}
    </figcaption>
  )
}

/** Adds the copyright sign, unless the editor has written it, `(c)` or the word. */
function withCopyrightSign(copyright: string): string {
  return /^(?:©|\(c\)|copyright\b)/i.test(copyright) ? copyright : `© ${copyright}`
}
