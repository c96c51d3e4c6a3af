import type { Asset } from '../assets/asset.ts'
import type { BlockOrIssue } from '../context/nested-block.ts'
import type { Link } from '../links/multilink.ts'
import type { LinkAttributes } from './link-attributes.ts'
import type { Tone } from './tone.ts'

export type { Tone } from './tone.ts'

/** Formatted text with only the nodes and marks of the protocol (BLOCK-11). */
export type RichText = readonly RichTextBlock[]

export type Align = 'left' | 'center' | 'right' | 'justify'
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type Direction = 'ltr' | 'rtl' | undefined
/** Alignment and writing direction of a paragraph or heading, as stored. */
export interface TextAlignment {
  readonly align: Align | undefined
  readonly dir: Direction
}

export type RichTextBlock =
  | ({ readonly type: 'paragraph'; readonly content: readonly Inline[] } & TextAlignment)
  | ({
      readonly type: 'heading'
      /** Never 1 once read: the page's one `h1` is outside its text (HEAD-1). */
      readonly level: HeadingLevel
      readonly id: string
      readonly text: string
      readonly content: readonly Inline[]
    } & TextAlignment)
  | { readonly type: 'blockquote'; readonly dir: Direction; readonly content: RichText }
  | { readonly type: 'bullet_list'; readonly items: readonly ListItem[] }
  | { readonly type: 'ordered_list'; readonly start: number; readonly items: readonly ListItem[] }
  | { readonly type: 'code_block'; readonly language: string | undefined; readonly text: string }
  | { readonly type: 'horizontal_rule' }
  | { readonly type: 'image'; readonly image: Asset }
  | {
      readonly type: 'table'
      /** Widths of the columns in pixels; empty if no width is set. */
      readonly columnWidths: readonly (number | undefined)[]
      readonly head: readonly TableRow[]
      readonly body: readonly TableRow[]
    }
  | { readonly type: 'block'; readonly block: BlockOrIssue }

export interface ListItem {
  readonly dir: Direction
  readonly content: RichText
}

export type TableRow = readonly TableCell[]
export interface TableCell {
  readonly isHeader: boolean
  readonly colspan: number
  readonly rowspan: number
  /** The tone nearest to the stored background colour (BLOCK-11). */
  readonly tone: Tone | undefined
  readonly content: RichText
}

export type Inline =
  /** `marks`: the innermost first, as stored. */
  | { readonly type: 'text'; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly type: 'break' }
  | { readonly type: 'image'; readonly image: Asset }
  | { readonly type: 'emoji'; readonly character: string; readonly name: string }

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'strike' | 'underline' }
  | { readonly type: 'code' | 'superscript' | 'subscript' }
  | {
      readonly type: 'link'
      readonly link: Link
      readonly attributes: LinkAttributes | undefined
    }
  | { readonly type: 'highlight' | 'colour'; readonly tone: Tone }
  | { readonly type: 'anchor'; readonly id: string }
  | { readonly type: 'styled'; readonly name: string }
