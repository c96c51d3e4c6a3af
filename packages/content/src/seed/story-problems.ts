import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldDefinition } from '@prospectus/protocol/management/definition'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { createReadContext, type SiteContext } from '../reading/site-context.ts'
import { storyKindOf } from '../reading/story-kind.ts'
import { allBlocks } from '../schema/blocks/all-blocks.ts'
import type { ReadContext } from '../schema/context/read-context.ts'
import type { Field, ItemSchema } from '../schema/fields/field.ts'
import { canonicalPath } from '../schema/links/canonical-path.ts'
import { allItems } from '../schema/stories/all-items.ts'
import { allRootSchemas } from '../schema/stories/all-root-schemas.ts'
import { describeStored, isFilled } from '../schema/values/stored-value.ts'
import { componentOf } from '../schema/values/uid.ts'
import { readSpace } from './bundled-edits.ts'
import { contentFiles } from './content-digest.ts'
import { readJson, readJsonObject } from './json-file.ts'
import { positionInJson } from './json-position.ts'

/** Part of a seed file that cannot be read or is never shown. */
export interface StoryProblem {
  /** `path:line:column`. */
  readonly position: string
  /** Keys and indexes down to the value; empty if the file is not JSON. */
  readonly field: string
  readonly message: string
  /** Path of the story's page; undefined if it may be part of any page. */
  readonly page: string | undefined
}

/** Settings for checking addresses. */
type ProblemSettings = Pick<SiteContext, 'siteUrl' | 'embedHost'>

/**
 * Creates a function that finds invalid JSON and invalid values (DATA-4). Accepts links to any story, since it may be
 * published later. Reads a file again only after a change.
 */
export function createProblemFinder(
  directory: string,
  settings: ProblemSettings,
): () => readonly StoryProblem[] {
  let cache = new Map<
    string,
    { readonly version: string; readonly problems: readonly StoryProblem[] }
  >()
  return () => {
    const next: typeof cache = new Map()
    const assetHosts = assetHostsOf(directory)
    for (const file of contentFiles(directory)) {
      if (!file.endsWith('.json')) continue
      const path = join(directory, file)
      const { mtimeMs, size } = statSync(path)
      const version = `${mtimeMs} ${size}`
      const cached = cache.get(path)
      const isStory = file.startsWith('stories/') && !file.endsWith('/_folder.json')
      next.set(
        path,
        cached?.version === version
          ? cached
          : { version, problems: problemsOfFile(path, isStory, { ...settings, assetHosts }) },
      )
    }
    cache = next
    return [...cache.values()].flatMap(({ problems }) => problems)
  }
}

/** Asset host of the seed content; none if `space.json` cannot be read, which is reported separately. */
function assetHostsOf(directory: string): readonly string[] {
  try {
    return [readSpace(readJsonObject(join(directory, 'space.json'))).assetHost]
  } catch {
    return []
  }
}

function problemsOfFile(
  path: string,
  isStory: boolean,
  settings: ProblemSettings & Pick<SiteContext, 'assetHosts'>,
): readonly StoryProblem[] {
  let story: unknown
  try {
    story = readJson(path)
  } catch (error) {
    const [, position = path, message = String(error)] =
      /^(.*?:\d+:\d+) (.*)$/s.exec(error instanceof Error ? error.message : '') ?? []
    return [{ position, field: '', message: `The file ${message}`, page: undefined }]
  }
  if (!isStory || !isRecord(story)) return []
  const { content, draft, full_slug, is_startpage } = story
  const context = createReadContext({
    ...settings,
    pathOfUuid: () => '/',
    pathOfSlug: () => '/',
    languages: [],
  })
  const problems = [
    ...problemsOfContent(content, ['content'], context),
    ...(isRecord(draft) ? problemsOfContent(draft.content, ['draft', 'content'], context) : []),
  ]
  if (problems.length === 0) return []
  const text = readFileSync(path, 'utf8')
  const page =
    rootOf(content)?.hasPage && typeof full_slug === 'string'
      ? canonicalPath(full_slug, is_startpage === true)
      : undefined
  return problems.map(({ keys, message }) => {
    const { line, column } = positionInJson(text, keys)
    return { position: `${path}:${line}:${column}`, field: keys.join('.'), message, page }
  })
}

interface FoundProblem {
  readonly keys: readonly string[]
  readonly message: string
}

/** Schema of a kind of story; that of a page for an unlisted component with blocks (DATA-2). */
function rootOf(content: unknown) {
  const component = storyKindOf(content)
  if (component === 'unknown') return undefined
  return component === 'other'
    ? allRootSchemas['modules/page']
    : allRootSchemas[`modules/${component}`]
}

function problemsOfContent(
  content: unknown,
  keys: readonly string[],
  context: ReadContext,
): readonly FoundProblem[] {
  const root = rootOf(content)
  if (root === undefined) {
    const message = `No kind of story is called ${JSON.stringify(componentOf(content) ?? '')}; expected one of ${Object.keys(allRootSchemas).join(', ')}.`
    return [{ keys: [...keys, 'component'], message }]
  }
  const problems = [...problemsOfPart(content, keys, root, context)]
  // If all entries of a list are invalid, so is the list; only the entries need fixing.
  const hasProblemInside = ({ keys }: FoundProblem) =>
    problems.some(
      (other) =>
        other.keys.length > keys.length && keys.every((key, index) => key === other.keys[index]),
    )
  return problems.filter((problem) => !hasProblemInside(problem))
}

type Part = Pick<ItemSchema, 'component' | 'fields'>

const parts: ReadonlyMap<string, Part> = new Map(
  [...Object.values(allBlocks), ...allItems].map((part: Part) => [part.component, part]),
)

function* problemsOfPart(
  stored: unknown,
  keys: readonly string[],
  part: Part,
  context: ReadContext,
): Generator<FoundProblem> {
  if (!isRecord(stored)) return
  for (const [name, field] of Object.entries(part.fields)) {
    const message = problemOfField(name, stored[name], field, part, context)
    if (message !== undefined) yield { keys: [...keys, name], message }
  }
  yield* problemsBelow(stored, keys, context)
}

function problemOfField(
  name: string,
  stored: unknown,
  field: Field<unknown, unknown>,
  { component }: Part,
  context: ReadContext,
): string | undefined {
  const { required } = field.definition
  if (!required && !isFilled(stored)) return undefined
  if (field.read(stored, context) !== undefined) return undefined
  const expected = describeExpected(field.definition)
  const message = `The field "${name}" of ${component} has ${describeStored(stored)}; expected ${expected}.`
  return required ? `${message} Without it ${component} is not shown.` : message
}

/** Finds problems of nested blocks and items, also within formatted text. */
function* problemsBelow(
  value: unknown,
  keys: readonly string[],
  context: ReadContext,
): Generator<FoundProblem> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const innerKeys = [...keys, key]
    const component = isRecord(inner) ? componentOf(inner) : undefined
    const part = component === undefined ? undefined : parts.get(component)
    if (part) yield* problemsOfPart(inner, innerKeys, part, context)
    else if (component !== undefined) {
      const message = `No block is called "${component}"; expected one of ${Object.keys(allBlocks).join(', ')}.`
      yield { keys: [...innerKeys, 'component'], message }
    } else yield* problemsBelow(inner, innerKeys, context)
  }
}

/** Describes the values of a field to authors of story files: `one of "light", "dark"`. */
function describeExpected(definition: FieldDefinition): string {
  const { type, options = [], datasource_slug, component_whitelist, field_type } = definition
  if (options.length > 0) return `one of ${options.map(({ value }) => `"${value}"`).join(', ')}`
  if (type === 'bloks' && component_whitelist !== undefined)
    return `a list of items with the component ${component_whitelist.map((name) => `"${name}"`).join(' or ')}`
  if (type === 'options' && datasource_slug !== undefined)
    return `a list of values of the data source "${datasource_slug}"`
  if (type === 'custom' || field_type !== undefined)
    return `what the field "${field_type ?? 'custom'}" stores`
  return EXPECTED[type]
}

const EXPECTED: Readonly<Record<FieldDefinition['type'], string>> = {
  text: 'a string',
  textarea: 'a string',
  richtext: 'a formatted text, { "type": "doc", "content": […] }',
  number: 'a number',
  boolean: 'true or false',
  datetime: 'a date such as "2026-03-01 09:00"',
  option: 'one of its choices',
  options: 'a list of uuids of stories',
  asset: 'a file of this site, { "filename": "…", "alt": "…" }',
  multiasset: 'a list of files of this site',
  multilink: 'a link, { "linktype": "story" or "url", … }',
  table: 'a table, { "thead": […], "tbody": […] }',
  bloks: 'a list of blocks',
  custom: 'what its editor stores',
}
