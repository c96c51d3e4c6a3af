import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ContentMapping } from '@prospectus/content/reading/content-mapping'
import { mapContent } from '@prospectus/content/reading/content-mapping'
import { componentDefinitions } from '@prospectus/content/schema/stories/component-definitions'
import { readContentMapping } from '@prospectus/content/seed/content-mapping-file'
import type { Environment } from '@prospectus/server/parse-settings'
import { writeContentFolder } from '../content/exchange/content-folder.ts'
import { pulledSpace } from '../content/exchange/pulled-space.ts'
import { readLintedContent, siteContextOf } from '../content/lint/linted-content.ts'
import { plural } from '../content/plural.ts'
import { contentFit, fitLines } from './content-fit.ts'
import { type MissingDefinitions, missingDefinitions, needsSeoApp } from './missing-definitions.ts'
import { pushDefinitions, readDefinitions } from './push-definitions.ts'
import { writeSettingsFile } from './settings-file.ts'
import {
  type ManagementClient,
  managementReason,
  openSpace,
  REGIONS,
  type SpaceAddresses,
} from './space-access.ts'

export interface ConnectOptions {
  readonly env: Environment
  readonly dataDir: string
  readonly productPrefix: string
  readonly print: (line: string) => void
  /** Prompts at the terminal; without it, nothing is pushed unless `--yes` is given. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined
  readonly addresses?: Partial<SpaceAddresses> | undefined
}

/**
 * `connect <space id> [--region=eu] [--yes]`: tests tokens, pulls content, reports what the site shows, pushes missing
 * components and data sources, and writes the settings. Returns the exit code.
 */
export async function connectSpace(
  args: readonly string[],
  options: ConnectOptions,
): Promise<number> {
  const input = readArguments(args)
  const { env, dataDir, print } = options
  if (input === undefined) {
    for (const line of USAGE) print(line)
    return 1
  }
  const { spaceId, region, yes } = input
  const addresses = {
    delivery: options.addresses?.delivery ?? (env.CONTENT_API_URL || REGIONS[region].delivery),
    management: options.addresses?.management ?? REGIONS[region].management,
  }
  const tokens = {
    published: env.CONTENT_TOKEN || undefined,
    preview: env.CONTENT_PREVIEW_TOKEN || undefined,
    management: env.STORYBLOK_TOKEN || undefined,
  }
  const mapping = readMapping(env.CONTENT_MAPPING, print)
  if (mapping === undefined) return 1
  const access = await openSpace(spaceId, addresses, tokens)
  if (!access.ok) {
    for (const problem of access.problems) print(problem)
    return 1
  }
  print(`The tokens of space ${spaceId} are valid.`)
  if (tokens.preview === undefined) print(NO_PREVIEW)

  const assetHost = env.ASSET_HOST || 'a.storyblok.com'
  const folder = join(dataDir, 'connect', String(spaceId))
  await reportContent(folder, access.clients, { ...options, assetHost, mapping })
  const isComplete = await pushMissingDefinitions(access.management, { ...options, spaceId, yes })

  const file = join(dataDir, `storyblok-${spaceId}.env`)
  const isWritten = await writeSettingsFile(file, {
    spaceId,
    deliveryUrl: addresses.delivery,
    assetHost,
    publishedToken: tokens.published ?? '',
    previewToken: tokens.preview,
    mapping: env.CONTENT_MAPPING || undefined,
  })
  print('')
  print(isWritten ? `The settings are in ${file}.` : `${file} already exists and stays as it is.`)
  print(`Start with them: set -a; . ${file}; set +a; npm start`)
  return isComplete ? 0 : 1
}

async function reportContent(
  folder: string,
  clients: Parameters<typeof pulledSpace>[0],
  settings: Pick<ConnectOptions, 'print' | 'productPrefix'> & {
    readonly assetHost: string
    readonly mapping: ContentMapping
  },
): Promise<void> {
  const { print, mapping } = settings
  const { stories } = await writeContentFolder(folder, await pulledSpace(clients, settings, print))
  print(`${plural(stories, 'story', 'stories')} pulled into ${folder}.`)
  const content = await readLintedContent(folder)
  print('')
  print('Components of the content:')
  const mappedStories = content.stories.map((story) => ({
    ...story,
    content: mapContent(story.content, mapping) as typeof story.content,
  }))
  for (const line of fitLines(contentFit(mappedStories, siteContextOf(content)))) print(line)
  const hasSettings = content.stories.some(({ full_slug }) => full_slug === 'settings')
  if (!hasSettings) print(NO_SETTINGS)
  for (const [slug, entries] of content.datasources) {
    if (entries.length === 0) print(`The data source ${slug} has no entries: its filter is empty.`)
  }
  print(`For file, line and column of each problem: CONTENT_DIR=${folder} npm run content -- lint`)
}

async function pushMissingDefinitions(
  client: ManagementClient | undefined,
  { spaceId, yes, print, confirm }: ConnectOptions & { spaceId: number; yes: boolean },
): Promise<boolean> {
  print('')
  if (client === undefined) {
    print(`${NO_MANAGEMENT} npm run content -- push-schema ${spaceId}`)
    return true
  }
  const definitionsToPush = await readDefinitions(client)
    .then((space) => missingDefinitions(componentDefinitions(), space))
    .catch((error: unknown) => {
      print(
        `The components and data sources could not be read: ${managementReason(error, `space ${spaceId}`)}`,
      )
    })
  if (definitionsToPush === undefined) return false
  for (const line of missingLines(definitionsToPush)) print(line)
  if (definitionsToPush.components.length + definitionsToPush.datasources.length === 0) return true
  const isConfirmed = yes || (await confirm?.('Push them into the space?')) === true
  if (!isConfirmed) {
    print('Nothing was pushed. Run the command with --yes to push what is missing.')
    return true
  }
  const problems = await pushDefinitions(client, definitionsToPush)
  for (const problem of problems) print(problem)
  const count = definitionsToPush.components.length + definitionsToPush.datasources.length
  print(`${count - problems.length} of ${count} pushed.`)
  return problems.length === 0
}

function* missingLines(missing: MissingDefinitions): Generator<string> {
  const { components, fields, datasources } = missing
  if (components.length + datasources.length === 0)
    yield 'The space has every component and data source.'
  if (components.length > 0) {
    yield `The space lacks ${plural(components.length, 'component')}: ${components.map(({ name }) => name).join(', ')}.`
  }
  if (datasources.length > 0) {
    yield `The space lacks ${plural(datasources.length, 'data source')}: ${datasources.join(', ')}.`
  }
  for (const [name, missingFields] of fields) {
    yield `The space's own component ${name} stays as it is; it lacks ${missingFields.join(', ')}.`
  }
  if (needsSeoApp(components)) yield SEO_APP
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        region: { type: 'string', default: 'eu' },
        yes: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [space = '', ...extra] = positionals
    const { region, yes } = values
    if (!/^\d{1,15}$/.test(space) || extra.length > 0 || !isRegion(region)) return undefined
    return { spaceId: Number(space), region, yes }
  } catch {
    return undefined
  }
}

/** Reads the mapping, empty if there is none. If it cannot be used, prints the reason and returns undefined. */
function readMapping(path: string | undefined, print: (line: string) => void) {
  if (!path) return {}
  try {
    return readContentMapping(path)
  } catch (error) {
    print(`CONTENT_MAPPING: ${path} cannot be used:`)
    print(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

function isRegion(name: string): name is keyof typeof REGIONS {
  return Object.hasOwn(REGIONS, name)
}

const USAGE = [
  `Usage: npm run connect -- <space id> [--region=${Object.keys(REGIONS).join('|')}] [--yes]`,
  'with CONTENT_TOKEN (public), CONTENT_PREVIEW_TOKEN (preview) and STORYBLOK_TOKEN (personal access token).',
]
const NO_PREVIEW =
  'CONTENT_PREVIEW_TOKEN is not set: drafts are not pulled, and the preview will show published pages only.'
const NO_SETTINGS =
  'There is no story "settings" (modules/settings): pages have no navigation and no footer until it is published.'
const NO_MANAGEMENT =
  "STORYBLOK_TOKEN is not set, so components are neither compared nor pushed. Set it to a personal access token, or write the definitions for Storyblok's own tool:"
const SEO_APP =
  'Fields named seo are of the type seo-metatags: install Storyblok\'s app "SEO" in the space, or editors cannot fill them.'
