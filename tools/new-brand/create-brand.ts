import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileOfFullSlug } from '../content/full-slug.ts'
import { type BrandChoices, fontChoices } from './brand-choices.ts'
import { idOf } from './derived-ids.ts'
import { palette } from './palette.ts'
import { type StarterSpace, starterFolders, starterStories } from './starter-stories.ts'
import {
  escapeXml,
  fill,
  fillAll,
  type Placeholders,
  readFolders,
  readPages,
  starterFolder,
} from './starter-template.ts'
import { wordmark } from './wordmark.ts'

export class InvalidBrandError extends Error {
  override readonly name = 'InvalidBrandError'
}

/** Writes a brand with first pages dated `now`, and returns its folder. Writes nothing and throws if that exists. */
export function createBrand(root: string, choices: BrandChoices, now: Date): string {
  const folder = `brands/${choices.folder}`
  if (existsSync(join(root, folder))) {
    throw new InvalidBrandError(
      `${folder} exists already. Choose another name, or remove it first.`,
    )
  }
  for (const [path, text] of brandFiles(choices, now)) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true })
    writeFileSync(join(root, folder, path), text)
  }
  return folder
}

/** Texts of the brand's files, by path below its folder. */
function brandFiles(choices: BrandChoices, now: Date): ReadonlyMap<string, string> {
  const values = placeholders(choices)
  const pictures = choices.empty ? new Map<string, StarterPicture>() : picturesOf(values)
  return new Map([
    ['brand.json', jsonFile(fillAll(JSON.parse(starterFile('brand.json')), values), 2)],
    ...designFiles(values),
    ...contentFiles(choices, values, pictures, now),
    ...[...pictures.values()].map(({ path, text }) => [`content/assets/${path}`, text] as const),
  ])
}

function placeholders({ folder, name, email, primary, accent, font }: BrandChoices): Placeholders {
  const colours = Object.entries(palette(primary.toLowerCase(), accent.toLowerCase())).flatMap(
    ([theme, tokens]) =>
      Object.entries(tokens).map(([token, value]) => [
        `${theme.replace('theme-', '')}.${token}`,
        value,
      ]),
  )
  const { svg, width } = wordmark(name, fontChoices[font]?.width)
  return {
    ...Object.fromEntries(colours),
    name,
    email,
    prefix: folder,
    font: fontChoices[font]?.text ?? '',
    plainFont: fontChoices[font]?.plain ?? '',
    wordmark: svg,
    logoWidth: String(width),
  }
}

function designFiles(values: Placeholders): readonly (readonly [string, string])[] {
  return globSync('design/*', { cwd: starterFolder })
    .sort()
    .map((path) => {
      const escaped = path.endsWith('.svg')
        ? { ...values, name: escapeXml(values.name ?? '') }
        : values
      return [path, fill(starterFile(path), escaped)]
    })
}

interface StarterPicture {
  /** Below the assets folder: `{W}x{H}/{hash}/{name}`. */
  readonly path: string
  readonly text: string
}

function picturesOf(values: Placeholders): ReadonlyMap<string, StarterPicture> {
  const paths = globSync('pictures/*.svg', { cwd: starterFolder }).sort()
  return new Map(
    paths.map((path) => {
      const text = fill(starterFile(path), values)
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? []
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
      const name = basename(path)
      return [name, { path: `${width}x${height}/${hash}/${name}`, text }]
    }),
  )
}

function contentFiles(
  { folder, name, languages, empty }: BrandChoices,
  values: Placeholders,
  pictures: ReadonlyMap<string, StarterPicture>,
  now: Date,
): readonly (readonly [string, string])[] {
  const spaceId = idOf(`space ${folder}`)
  const assetHost = `assets.${folder}.example`
  const space: StarterSpace = {
    key: folder,
    createdAt: now.toISOString(),
    addressOf: (picture) => `https://${assetHost}/f/${spaceId}/${pictures.get(picture)?.path}`,
  }
  const folders = empty ? [] : readFolders(languages)
  const pages = (empty ? [] : readPages(languages)).map((page) => ({
    ...page,
    content: fillAll(page.content, values) as Readonly<Record<string, unknown>>,
  }))
  return [
    [
      'content/space.json',
      jsonFile({
        id: spaceId,
        name,
        product_prefix: folder,
        language_codes: languages.slice(1),
        asset_host: assetHost,
      }),
    ],
    ...datasourceFiles(folder, languages),
    ...[...starterFolders(folders, space)].map(
      ([path, record]) => [`content/stories/${path}/_folder.json`, jsonFile(record)] as const,
    ),
    ...starterStories(pages, folders, space).map(
      (story) => [`content/stories/${fileOfFullSlug(story.full_slug)}`, jsonFile(story)] as const,
    ),
  ]
}

type DatasourceTemplate = Readonly<Record<string, string>> & { readonly value: string }

function datasourceFiles(
  folder: string,
  languages: BrandChoices['languages'],
): readonly (readonly [string, string])[] {
  return globSync('datasources/*.json', { cwd: starterFolder })
    .sort()
    .map((path) => {
      const entries: readonly DatasourceTemplate[] = JSON.parse(starterFile(path))
      const storedEntries = entries.map((entry) => ({
        id: idOf(`${folder} ${path} ${entry.value}`),
        name: entry.en,
        value: entry.value,
        translations: Object.fromEntries(
          languages.slice(1).map((language) => [language, entry[language]]),
        ),
      }))
      return [`content/${path}`, jsonFile(storedEntries)]
    })
}

function starterFile(path: string): string {
  return readFileSync(join(starterFolder, path), 'utf8')
}

function jsonFile(value: unknown, indent = 1): string {
  return `${JSON.stringify(value, null, indent)}\n`
}
