import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'
import { headingAnchors } from './heading-anchors.ts'
import { CONTENT, projectFiles, type Source } from './source-files.ts'

const REQUIREMENTS = 'docs/requirements.md'
const BRAND_REQUIREMENTS = /^brands\/[^/]+\/requirements\.md$/
const DEFINITION = /^\*\*([A-Z]{2,8}-\d+[a-z]?)\.\*\*/gm
const DECISION_FILE = /^docs\/decisions\/(\d{4})-/
const CONTRACT_FILE = /^docs\/contracts\/[\w-]+\.md$/
const TEST_FILE = /\.(test|spec)\.tsx?$/
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

const DECISION = /\bdecisions? (\d+)\b/gi
/** At least two words, so that nothing else with a `#` inside matches. */
const CONTRACT = /(?<![\w/.#-])[a-z]+(?:-[a-z]+)+#[a-z][\w-]*/g
/** Sections of documents that are not in the repository. */
const UNTRACKED_DOCUMENT =
  /\b(?:design|protocol|specification)(?:'s)?,? (?:sections? )?\d[\d.]*|\(sections? \d/gi

/** Every rule, decision and section of a contract that is cited exists, and every rule has a test. */
export const rules: Check = {
  name: 'requirements',
  run: (files) => {
    const documents = projectFiles()
      .filter((path) => path.endsWith('.md') && !CONTENT.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    const all = [...files, ...documents]
    return { findings: ruleFindings(all), note: `${definitionsIn(all).length} requirements` }
  },
}

export function ruleFindings(files: readonly Source[]): readonly string[] {
  const defined = definitionsIn(files)
  const citable: Citable = {
    rules: new Set(defined),
    rulePattern: rulePatternOf(defined),
    decisions: new Set(files.flatMap(({ path }) => DECISION_FILE.exec(path)?.[1] ?? [])),
    headings: new Set(files.flatMap(headingsOf)),
  }
  const tested = new Set(
    files
      .filter(({ path }) => TEST_FILE.test(path))
      .flatMap(({ text }) => matches(text.replace(COMMENT, ''), citable.rulePattern)),
  )
  return [
    ...files.flatMap((file) => citationFindings(file, citable)),
    ...[...new Set(defined.filter((id, index) => defined.indexOf(id) !== index))].map(
      (id) => `${REQUIREMENTS}: ${id} is defined twice`,
    ),
    ...[...citable.rules]
      .filter((id) => !tested.has(id))
      .map((id) => `${id}: no test names this rule`),
  ]
}

interface Citable {
  readonly rules: ReadonlySet<string>
  /** Matches any id of a known group, whether defined or not. */
  readonly rulePattern: RegExp
  readonly decisions: ReadonlySet<string>
  /** As cited: `contract#heading`. */
  readonly headings: ReadonlySet<string>
}

function citationFindings({ path, text }: Source, citable: Citable): readonly string[] {
  const unwrapped = text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*(?=\S)/g, ' ')
  const missing = (cited: readonly string[], existing: ReadonlySet<string>, source: string) =>
    [...new Set(cited)]
      .filter((name) => !existing.has(name))
      .map((name) => `${path}: there is no ${name} in ${source}`)
  return [
    ...missing(matches(unwrapped, citable.rulePattern), citable.rules, REQUIREMENTS),
    ...missing(matches(unwrapped, DECISION, 1), citable.decisions, 'docs/decisions'),
    ...missing(matches(unwrapped, CONTRACT), citable.headings, 'docs/contracts'),
    ...matches(unwrapped, UNTRACKED_DOCUMENT).map(
      (cited) => `${path}: "${cited}" is not in the repository; cite as ${REQUIREMENTS} says`,
    ),
  ]
}

function definitionsIn(files: readonly Source[]): readonly string[] {
  return files
    .filter(({ path }) => path === REQUIREMENTS || BRAND_REQUIREMENTS.test(path))
    .flatMap(({ text }) => matches(text, DEFINITION, 1))
}

function rulePatternOf(defined: readonly string[]): RegExp {
  const groups = new Set(defined.map((id) => id.split('-')[0]))
  return groups.size === 0
    ? /(?!)/g
    : new RegExp(`\\b(?:${[...groups].join('|')})-\\d+[a-z]?\\b`, 'g')
}

/** A contract's headings, as `contract#anchor`. */
function headingsOf({ path, text }: Source): readonly string[] {
  if (!CONTRACT_FILE.test(path)) return []
  return headingAnchors(text).map((anchor) => `${basename(path, '.md')}#${anchor}`)
}

function matches(text: string, pattern: RegExp, group = 0): readonly string[] {
  return [...text.matchAll(pattern)].map((match) => match[group] ?? '')
}
