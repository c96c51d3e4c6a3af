import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESOURCE_TYPES } from '@prospectus/catalogue/resources/resource-types'
import { componentDefinitions } from '@prospectus/content/schema/stories/component-definitions'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { connectSpace } from './connect-space.ts'
import { type FakeSpace, SPACE_ID, serveFakeSpace, TOKENS } from './fake-space.fixture.ts'

const ALL_TOKENS = {
  CONTENT_TOKEN: TOKENS.published,
  CONTENT_PREVIEW_TOKEN: TOKENS.preview,
  STORYBLOK_TOKEN: TOKENS.management,
}
const PAGES: FakeSpace['stories'] = [
  {
    full_slug: 'home',
    content: {
      component: 'page',
      body: [
        {
          component: 'teaser',
          _uid: 't',
          headline: 'Hello',
          image: { fieldtype: 'asset', filename: 'https://a.example/f/1/a.png' },
        },
        { component: 'faqs', _uid: 'f', colour: 'red', entries: [{ _uid: 'e', title: 'Why?' }] },
        { component: 'sitemap', _uid: 's' },
      ],
    },
  },
  {
    full_slug: 'landing',
    content: { component: 'landing', body: [{ component: 'sitemap', _uid: 's' }] },
  },
  { full_slug: 'news/one', content: { component: 'article', title: 'One' }, published: false },
]

async function connect(
  space: FakeSpace,
  {
    args = [],
    env = ALL_TOKENS,
  }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
) {
  const dataDir = temporaryFolder('connect', onTestFinished)
  const { addresses, pushed } = await serveFakeSpace(space)
  const printed: string[] = []
  const code = await connectSpace([String(SPACE_ID), ...args], {
    env,
    dataDir,
    productPrefix: 'test',
    print: (line) => void printed.push(line),
    addresses,
  })
  return { code, printed, pushed, dataDir, addresses }
}

describe('connecting a space of Storyblok', () => {
  test('reports what the site shows by component and field, drafts included', async () => {
    const { code, printed } = await connect({ stories: PAGES })
    expect(code).toBe(0)
    expect(printed).toContain(`The tokens of space ${SPACE_ID} are valid.`)
    const report = printed.slice(printed.indexOf('Components of the content:') + 1)
    expect(report).toEqual(
      expect.arrayContaining([
        'sitemap (2 uses in 2 stories) fits',
        'page (1 use in 1 story) fits',
        'landing (1 use in 1 story) is shown as a page of its blocks',
        'teaser (1 use in 1 story) is not shown: the site has no component of this name',
        '  headline: text (1)',
        '  image: file (1)',
        'faqs (1 use in 1 story) fits in part',
        '  colour: text, is not read (1)',
        expect.stringMatching(/^ {2}Entry 1 of 1 cannot be shown: field "description" is required/),
        'article (1 use in 1 story) is not shown: the site has no component of this name',
        expect.stringContaining('There is no story "settings"'),
        'The data source theme-type has no entries: its filter is empty.',
      ]),
    )
  })

  test('DATA-11 reports what shows with a mapping, and writes it into the settings', async () => {
    const folder = temporaryFolder('mapping', onTestFinished)
    const mapping = join(folder, 'mapping.json')
    writeFileSync(
      mapping,
      JSON.stringify({ article: { component: 'page', fields: { graphic: { constant: 'none' } } } }),
    )
    const env = { ...ALL_TOKENS, CONTENT_MAPPING: mapping }
    const { code, printed, dataDir } = await connect({ stories: PAGES }, { env })
    expect(code).toBe(0)
    expect(printed).toContain('page (2 uses in 2 stories) fits in part')
    expect(printed).not.toContainEqual(expect.stringMatching(/^article /))
    const file = readFileSync(join(dataDir, `storyblok-${SPACE_ID}.env`), 'utf8')
    expect(file).toContain(`CONTENT_MAPPING=${mapping}\n`)
  })

  test('DATA-11 stops before anything else at a mapping that cannot be used', async () => {
    const env = { ...ALL_TOKENS, CONTENT_MAPPING: '/nowhere/mapping.json' }
    const { code, printed } = await connect({ stories: PAGES }, { env })
    expect(code).toBe(1)
    expect(printed).toEqual([
      'CONTENT_MAPPING: /nowhere/mapping.json cannot be used:',
      expect.stringContaining('ENOENT'),
    ])
  })

  test('pushes nothing without confirmation, and lists what is missing', async () => {
    const { code, printed, pushed } = await connect({
      components: [{ name: 'faqs', schema: { entries: {} } }],
      datasources: ['theme-type'],
    })
    expect(code).toBe(0)
    expect(pushed).toEqual([])
    const missing = componentDefinitions().length - 1
    expect(printed).toContainEqual(
      expect.stringMatching(`^The space lacks ${missing} components: `),
    )
    expect(printed).toContain('The space lacks 2 data sources: industry-type, resource-type.')
    expect(printed).toContainEqual(
      expect.stringMatching(/^The space's own component faqs stays as it is; it lacks /),
    )
    expect(printed).toContainEqual(expect.stringContaining('seo-metatags'))
    expect(printed).toContain(
      'Nothing was pushed. Run the command with --yes to push what is missing.',
    )
  })

  test('pushes missing data sources with the kinds of resource, then components, and retries after 429', async () => {
    const names = componentDefinitions().map(({ name }) => name)
    const [first = '', second = '', ...others] = names
    const { code, printed, pushed } = await connect(
      { components: others.map((name) => ({ name, schema: {} })), rateLimitedCount: 1 },
      { args: ['--yes'] },
    )
    expect(code).toBe(0)
    const slugs = pushed.flatMap(({ body }) => body.datasource?.slug ?? [])
    expect(slugs.toSorted()).toEqual(['industry-type', 'resource-type', 'theme-type'])
    expect(pushed.flatMap(({ body }) => body.datasource_entry?.value ?? [])).toEqual(RESOURCE_TYPES)
    expect(pushed.flatMap(({ body }) => body.component?.name ?? [])).toEqual([first, second])
    expect(printed).toContain('5 of 5 pushed.')
  })

  test('continues after a rejected component, and names it', async () => {
    const [first = '', second = '', ...others] = componentDefinitions().map(({ name }) => name)
    const { code, printed, pushed } = await connect(
      {
        components: others.map((name) => ({ name, schema: {} })),
        datasources: ['theme-type', 'industry-type', 'resource-type'],
        refuse: { component: first, status: 422 },
      },
      { args: ['--yes'] },
    )
    expect(code).toBe(1)
    expect(pushed.map(({ body }) => body.component?.name)).toEqual([second])
    expect(printed).toContain(
      `Not pushed: the request for the component ${first} failed with status 422: {"error":"Refused"}.`,
    )
    expect(printed).toContain('1 of 2 pushed.')
  })

  test('writes the settings once, for their owner only', async () => {
    const { dataDir, printed, addresses } = await connect({})
    const file = join(dataDir, `storyblok-${SPACE_ID}.env`)
    expect(printed).toContain(`The settings are in ${file}.`)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(`CONTENT_API_URL=${addresses.delivery}\nCONTENT_SPACE_ID=${SPACE_ID}\n`)
    expect(text).toMatch(/^WEBHOOK_SECRET=[\w-]{43}$/m)
    expect(text).not.toContain(TOKENS.management)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again: string[] = []
    await connectSpace([String(SPACE_ID)], {
      env: ALL_TOKENS,
      dataDir,
      productPrefix: 'test',
      print: (line) => void again.push(line),
      addresses,
    })
    expect(again).toContain(`${file} already exists and stays as it is.`)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})

describe('each problem with a token is a sentence', () => {
  test.each([
    ['no token', {}, 'CONTENT_TOKEN is not set'],
    ['an unknown token', { CONTENT_TOKEN: 'x' }, 'CONTENT_TOKEN: the space rejects this token'],
    [
      'a public token that opens drafts',
      { CONTENT_TOKEN: TOKENS.preview },
      'CONTENT_TOKEN opens drafts',
    ],
    [
      'a preview token that opens no drafts',
      { CONTENT_TOKEN: TOKENS.published, CONTENT_PREVIEW_TOKEN: TOKENS.published },
      'CONTENT_PREVIEW_TOKEN opens no drafts',
    ],
    [
      'an unknown token for definitions',
      { CONTENT_TOKEN: TOKENS.published, STORYBLOK_TOKEN: 'x' },
      'STORYBLOK_TOKEN: the management API does not know this token (401)',
    ],
  ])('%s', async (_, env, expected) => {
    const { code, printed } = await connect(
      { stories: [{ full_slug: 'settings', content: {} }] },
      { env },
    )
    expect(code).toBe(1)
    expect(printed).toHaveLength(1)
    expect(printed[0]).toContain(expected)
  })

  test('tokens of another space, reported all at once', async () => {
    const { addresses } = await serveFakeSpace()
    const printed: string[] = []
    const code = await connectSpace(['99'], {
      env: ALL_TOKENS,
      dataDir: '/nowhere',
      productPrefix: 'test',
      print: (line) => void printed.push(line),
      addresses,
    })
    expect(code).toBe(1)
    expect(printed).toEqual([
      `CONTENT_TOKEN opens space ${SPACE_ID} ("Fake"), not 99: take a token of space 99.`,
      `CONTENT_PREVIEW_TOKEN opens space ${SPACE_ID} ("Fake"), not 99: take a token of space 99.`,
      expect.stringContaining('STORYBLOK_TOKEN: there is no space 99 for this token (404)'),
    ])
  })

  test('an API that cannot be reached', async () => {
    const printed: string[] = []
    const nowhere = 'http://127.0.0.1:1'
    const code = await connectSpace(['99'], {
      env: { CONTENT_TOKEN: 'x' },
      dataDir: '/nowhere',
      productPrefix: 'test',
      print: (line) => void printed.push(line),
      addresses: { delivery: nowhere, management: nowhere },
    })
    expect(code).toBe(1)
    expect(printed[0]).toMatch(
      /^CONTENT_TOKEN: the space could not be read: GET http:\/\/127\.0\.0\.1:1\/cdn\//,
    )
  })
})

test.each([[[]], [['twelve']], [['1', '2']], [['1', '--region=mars']], [['1', '--nonsense']]])(
  'the arguments %j print the usage',
  async (args) => {
    const printed: string[] = []
    const code = await connectSpace(args, {
      env: {},
      dataDir: '/nowhere',
      productPrefix: 'test',
      print: (line) => void printed.push(line),
    })
    expect(code).toBe(1)
    expect(printed[0]).toContain('Usage: npm run connect -- <space id>')
  },
)
