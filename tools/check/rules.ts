import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../run/project.ts'
import { type Check, CONTENT, type Source, trackedFiles } from './check-types.ts'

const REQUIREMENTS = 'docs/requirements.md'
const OF_BRAND = /^brands\/[^/]+\/requirements\.md$/
const DEFINITION = /^\*\*([A-Z]{2,8}-\d+[a-z]?)\.\*\*/gm
const DECISION_FILE = /^docs\/decisions\/(\d{4})-/
const CONTRACT_FILE = /^docs\/contracts\/[\w-]+\.md$/
const HEADING = /^##+ (.+)$/gm
const TEST_FILE = /\.(test|spec)\.tsx?$/
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

const DECISION = /\bdecisions? (\d+)\b/gi
/** At least two words, so that nothing else with a `#` inside matches. */
const CONTRACT = /(?<![\w/.#-])[a-z]+(?:-[a-z]+)+#[a-z][\w-]*/g
/** Documents from which the code was first written; they are not in the repository. */
const ELSEWHERE =
  /\b(?:design|protocol|specification)(?:'s)?,? (?:sections? )?\d[\d.]*|\(sections? \d/gi

/** Every rule, decision and contract that is cited exists, and every rule has a test. */
export const rules: Check = {
  name: 'requirements',
  run: (files) => {
    const documents = trackedFiles()
      .filter((path) => path.endsWith('.md') && !CONTENT.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    const all = [...files, ...documents]
    return { findings: ruleFindings(all), note: `${definitionsIn(all).length} requirements` }
  },
}

export function ruleFindings(files: readonly Source[]): readonly string[] {
  const defined = definitionsIn(files)
  const known: Known = {
    rules: new Set(defined),
    rule: ruleOfGroups(defined),
    decisions: new Set(files.flatMap(({ path }) => DECISION_FILE.exec(path)?.[1] ?? [])),
    headings: new Set(files.flatMap(headingsOf)),
  }
  const shown = new Set(
    files
      .filter(({ path }) => TEST_FILE.test(path))
      .flatMap(({ text }) => matches(text.replace(COMMENT, ''), known.rule)),
  )
  return [
    ...files.flatMap((file) => citationFindings(file, known)),
    ...[...new Set(defined.filter((id, at) => defined.indexOf(id) !== at))].map(
      (id) => `${REQUIREMENTS}: ${id} stands there twice`,
    ),
    ...[...known.rules].filter((id) => !shown.has(id)).map((id) => `${id}: no test names it`),
  ]
}

interface Known {
  readonly rules: ReadonlySet<string>
  /** Matches any id of a known group, with or without a rule. */
  readonly rule: RegExp
  readonly decisions: ReadonlySet<string>
  /** As cited: `contract#heading`. */
  readonly headings: ReadonlySet<string>
}

function citationFindings({ path, text }: Source, known: Known): readonly string[] {
  const flowing = text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*(?=\S)/g, ' ')
  const unknown = (cited: readonly string[], there: ReadonlySet<string>, source: string) =>
    [...new Set(cited)]
      .filter((name) => !there.has(name))
      .map((name) => `${path}: there is no ${name} in ${source}`)
  return [
    ...unknown(matches(flowing, known.rule), known.rules, REQUIREMENTS),
    ...unknown(matches(flowing, DECISION, 1), known.decisions, 'docs/decisions'),
    ...unknown(matches(flowing, CONTRACT), known.headings, 'docs/contracts'),
    ...matches(flowing, ELSEWHERE).map(
      (cited) => `${path}: "${cited}" is not in the repository; cite as ${REQUIREMENTS} says`,
    ),
  ]
}

function definitionsIn(files: readonly Source[]): readonly string[] {
  return files
    .filter(({ path }) => path === REQUIREMENTS || OF_BRAND.test(path))
    .flatMap(({ text }) => matches(text, DEFINITION, 1))
}

function ruleOfGroups(defined: readonly string[]): RegExp {
  const groups = new Set(defined.map((id) => id.split('-')[0]))
  return groups.size === 0
    ? /(?!)/g
    : new RegExp(`\\b(?:${[...groups].join('|')})-\\d+[a-z]?\\b`, 'g')
}

/** A contract's headings, as their anchors on the web. */
function headingsOf({ path, text }: Source): readonly string[] {
  if (!CONTRACT_FILE.test(path)) return []
  return matches(text, HEADING, 1).map((heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-')
    return `${basename(path, '.md')}#${anchor}`
  })
}

function matches(text: string, pattern: RegExp, group = 0): readonly string[] {
  return [...text.matchAll(pattern)].map((match) => match[group] ?? '')
}
