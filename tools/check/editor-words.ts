import { parseSync } from 'vite'
import type { Check, Source } from './check-types.ts'

const EDITOR = /^apps\/editor\/src\/.+\.tsx?$/
const NOT_SHOWN = /\.(test|fixture)\.tsx?$|\/words\.ts$|^apps\/editor\/src\/language\/language\.ts$/

/** Attributes whose text is never read by a person. */
const SILENT_ATTRIBUTES = new Set(['className', 'href', 'd', 'viewBox', 'allow'])

/** What looks like a text and is none: keys, fonts, requests, selectors, and names that have no translation. */
const NAMES =
  /^(Arrow(Up|Down|Left|Right)|Enter|Escape|Delete|Backspace|Home|End|Tab|Page(Up|Down)|Alt|Control|Meta|Shift|(Ctrl|Alt|Mod)\b.*|\d+px .*|(GET|PUT|POST|DELETE) .*|Edge|Opera|Firefox|Chrome|Safari|Android|Windows|Linux|Prospectus|.*\.[a-z]+-.*)$/

/** Everything that a person reads in the editor is told by a `words.ts`, in each of its languages. */
export const editorWords: Check = {
  name: 'words of the editor',
  run: (files) => ({ findings: files.filter(isShown).flatMap(loneTexts) }),
}

const isShown = ({ path }: Source) => EDITOR.test(path) && !NOT_SHOWN.test(path)

/** Texts that stand in the code of a file instead of its folder's `words.ts`, one line each. */
export function loneTexts({ path, text }: Source): readonly string[] {
  const found: { readonly at: number; readonly says: string }[] = []
  const program: unknown = parseSync(path, text).program
  visit(program, (node) => {
    const says = textOf(node)
    if (says !== undefined) found.push({ at: Number(node.start), says })
  })
  return found.map(({ at, says }) => {
    const line = text.slice(0, at).split('\n').length
    return `${path}:${line}: "${says}" belongs into the words.ts of its folder, in every language`
  })
}

interface Node {
  readonly type: string
  readonly [member: string]: unknown
}

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return textIn(String(node.value), /\p{L}/u, /^Prospectus$/)
  if (node.type === 'Literal' && typeof node.value === 'string') return textIn(node.value)
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return textIn(node.quasis.map(({ value }) => String(value.cooked)).join('…'))
}

/** Begins like a sentence or a title, or has two words side by side (class names have hyphens, selectors commas). */
const READABLE = /^\W*\p{Lu}\p{Ll}|\p{L}{2,} \p{L}+(?![\p{L}\w-])|\p{L} \p{L}{2,}[.!?]$|… \p{L}+ …/u

function textIn(value: string, pattern = READABLE, names = NAMES): string | undefined {
  const text = value.replace(/\s+/g, ' ').trim()
  return pattern.test(text) && !names.test(text) ? text : undefined
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (!isNode(node) || isSilent(node)) return
  see(node)
  for (const [member, value] of Object.entries(node)) {
    if (SILENT_MEMBERS.has(`${node.type}.${member}`)) continue
    for (const inner of Array.isArray(value) ? value : [value]) visit(inner, see)
  }
}

const SILENT_MEMBERS = new Set(['Property.key', 'MemberExpression.property', 'SwitchCase.test'])

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

const UNSEEN = new Set(['ImportDeclaration', 'ImportExpression', 'ThrowStatement'])

function isSilent(node: Node): boolean {
  if (
    node.type.startsWith('TS') &&
    node.type !== 'TSAsExpression' &&
    node.type !== 'TSSatisfiesExpression'
  )
    return true
  if (UNSEEN.has(node.type)) return true
  if (node.type !== 'JSXAttribute') return false
  return isNode(node.name) && SILENT_ATTRIBUTES.has(String(node.name.name))
}
