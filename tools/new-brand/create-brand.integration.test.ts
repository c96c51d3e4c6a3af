import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrand } from '@prospectus/server/brand'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { inlineSvg } from '../brand/inline-svg.ts'
import { lintCommand } from '../content/lint/lint-command.ts'
import { readStoryFiles } from '../content/story-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { brandChoices } from './brand-choices.ts'
import { createBrand } from './create-brand.ts'
import { STARTER_LANGUAGES, starterFolder } from './starter-template.ts'

const NOW = new Date('2026-03-02T09:00:00.000Z')

function emptyProject(onEnd: (end: () => void) => void = onTestFinished): string {
  const project = temporaryFolder('new-brand', onEnd)
  return project
}

/** Makes a brand in an empty project. Returns its absolute folder. */
function created(
  given: Readonly<Record<string, string | boolean>>,
  onEnd?: (end: () => void) => void,
): string {
  const project = emptyProject(onEnd)
  return join(project, createBrand(project, brandChoices.parse(given), NOW))
}

async function lint(folder: string): Promise<readonly string[]> {
  const { status, lines } = await lintLines(folder)
  return status === 0 ? [] : lines
}

async function lintLines(folder: string) {
  const lines: string[] = []
  const status = await lintCommand([], join(folder, 'content'), (line) => lines.push(line))
  return { status, lines: lines.map((line) => line.replace(`${folder}/content/stories/`, '')) }
}

/** Brands that no test changes. */
let english: string
let bilingual: string
beforeAll(() => {
  english = created({ folder: 'acme' }, afterAll)
  bilingual = created({ folder: 'acme', languages: 'en,de' }, afterAll)
})

test('BRAND-1 a brand in one language and one in two languages pass the content lint', async () => {
  expect(await lint(english)).toEqual([])
  expect(await lint(bilingual)).toEqual([])
})

test.each(['Ax', 'Acme and Daughters Dental Supplies, Ltd.'])(
  'BRAND-1 a brand with the name %s passes the content lint',
  async (name) => {
    expect(await lint(created({ folder: 'acme', name, languages: 'en,de' }))).toEqual([])
  },
)

test('content lint warns of every instruction of the starter until it is replaced', async () => {
  const folder = created({ folder: 'acme', name: 'Acme (GB)', languages: 'en,de' })
  const { status, lines } = await lintLines(folder)
  expect(status).toBe(0)
  expect(lines.slice(0, -1).filter((line) => !line.startsWith('warning: '))).toEqual([])
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^warning: home\.json:\d+:\d+ home: content\.seo\.title: is still the starter's text: "Acme \(GB\): your promise"$/,
    ),
  )
  for (const language of STARTER_LANGUAGES) {
    const marked = globSync(`pages/${language}/**/*.json`, { cwd: starterFolder }).flatMap(
      (path) => readFileSync(join(starterFolder, path), 'utf8').match(/\[\[/g) ?? [],
    ).length
    const warned = lines.filter((line) => / de[/:]/.test(line) === (language === 'de')).length
    expect(warned - (language === 'en' ? 1 : 0), language).toBe(marked)
  }
  expect(lines.at(-1)).toMatch(/^\d+ stories, \d+ files, 0 findings, \d+ texts of the starter$/)

  const home = join(folder, 'content/stories/home.json')
  const title = 'Acme (GB): your promise'
  writeFileSync(home, readFileSync(home, 'utf8').replace(title, 'Acme (GB): teeth for everybody'))
  const after = await lintLines(folder)
  expect(after.lines).toHaveLength(lines.length - 1)
  expect(after.lines.join()).not.toContain(title)
})

test('BRAND-1 a new brand has a page of every kind that a site needs, in each language', async () => {
  const stories = await readStoryFiles(join(bilingual, 'content', 'stories'))
  const slugs = stories.map(({ full_slug }) => full_slug)
  expect(slugs).toEqual(
    expect.arrayContaining([
      ...['home', 'about', 'product', 'pricing', 'resources', 'search', 'contact', 'sitemap'],
      ...['privacy-policy', 'cookie-preferences', 'accessibility-statement', 'forms/contact'],
      ...['de/', 'de/ueber-uns', 'de/angebot', 'de/preise', 'de/kontakt', 'de/forms/contact'],
      ...['de/datenschutz', 'de/cookie-einstellungen', 'de/barrierefreiheit', 'de/impressum'],
    ]),
  )
  const english = stories.filter(({ lang }) => lang === 'default')
  const alone = english.filter(({ alternates }) => alternates.length === 0)
  expect(alone.map(({ slug }) => slug)).toEqual(['resources', 'search', 'sitemap'])
})

test('BRAND-1 no file of a new brand mentions the industry of another brand', () => {
  const trade =
    /\b(project|projekt|portfolio|programme|program management|earned value|gantt|pmo|s-curve|milestone)/i
  const files = globSync('**/*.{json,svg,css}', { cwd: bilingual })
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => trade.test(readFileSync(join(bilingual, file), 'utf8')))).toEqual(
    [],
  )
})

test('BRAND-1 the sections of a new brand are those that it has pages and words for', () => {
  const { resourceSections = {} } = readBrand(english)
  expect(resourceSections).toEqual({ blog: 'article', guidebooks: 'document', news: 'news' })
  const types = JSON.parse(
    readFileSync(join(english, 'content/datasources/resource-type.json'), 'utf8'),
  ) as readonly { readonly value: string }[]
  expect(types.map(({ value }) => value)).toEqual(Object.keys(resourceSections))
  for (const section of Object.keys(resourceSections)) {
    expect(globSync(`content/stories/${section}/*.json`, { cwd: english }).length).toBe(2)
  }
})

test('an empty brand has a design and data sources, and no stories', async () => {
  const folder = created({ folder: 'acme', empty: true })
  expect(globSync('content/**/*.json', { cwd: folder }).sort()).toEqual([
    'content/datasources/industry-type.json',
    'content/datasources/resource-type.json',
    'content/datasources/theme-type.json',
    'content/space.json',
  ])
  expect(await lint(folder)).toEqual([])
})

test('the files of a new brand contain the choices', () => {
  const folder = created({
    folder: 'acme',
    name: 'Acme & Sons "Ltd"',
    primary: '#0b5563',
    font: 'serif',
    email: 'post@acme.example',
  })
  expect(readBrand(folder)).toMatchObject({ name: 'Acme & Sons "Ltd"', productPrefix: 'acme' })
  expect(inlineSvg(readFileSync(join(folder, 'design/logo.svg'), 'utf8')).body).toContain(
    'Acme &amp; Sons',
  )
  const colours = readFileSync(join(folder, 'design/1-colours.css'), 'utf8')
  expect(colours).toContain('--action: #0b5563;')
  expect(readFileSync(join(folder, 'design/2-type.css'), 'utf8')).toContain('Georgia')
  const form = readFileSync(join(folder, 'content/stories/forms/contact.json'), 'utf8')
  expect(form).toContain('"notify": "post@acme.example"')
  const settings = readFileSync(join(folder, 'content/stories/settings.json'), 'utf8')
  expect(settings).toContain('"email": "post@acme.example"')
})

test('the same choices make the same brand', () => {
  const texts = (folder: string) =>
    globSync('**/*.*', { cwd: folder })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  expect(texts(created({ folder: 'acme' }))).toEqual(texts(english))
})

test('an existing folder is rejected, and stays as it is', () => {
  const project = emptyProject()
  const choices = brandChoices.parse({ folder: 'acme' })
  createBrand(project, choices, NOW)
  const other = brandChoices.parse({ folder: 'acme', languages: 'en,de' })
  expect(() => createBrand(project, other, NOW)).toThrow(/brands\/acme exists already/)
  expect(existsSync(join(project, 'brands/acme/content/stories/de'))).toBe(false)
})

test.each([
  [{}, 'folder'],
  [{ folder: 'Acme' }, 'folder'],
  [{ folder: '../escape' }, 'folder'],
  [{ folder: 'acme', name: ' ' }, 'name'],
  [{ folder: 'acme', primary: 'teal' }, 'primary'],
  [{ folder: 'acme', font: 'fraktur' }, 'font'],
  [{ folder: 'acme', languages: 'de' }, 'languages'],
  [{ folder: 'acme', languages: 'en,fr' }, 'languages'],
  [{ folder: 'acme', email: 'nobody' }, 'email'],
])('rejects %j because of its %s', (given, wrong) => {
  const result = brandChoices.safeParse(given)
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([wrong])
})
