import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inAudit } from '../../../../tools/testing/in-audit.ts'
import { type TestStory, testUuid } from '../storage/storage.fixture.ts'
import { png } from './asset-library.fixture.ts'
import {
  type OfficialCli,
  officialCli,
  type ServedSpace,
  serveSpace,
} from './official-cli.fixture.ts'
import { normalizeFiles } from './pulled-files.fixture.ts'

/** The tool takes a second to start, and is started up to fifteen times. */
const LONG = 180_000

/** For the audit: it starts the tool fifteen times. */
test.runIf(process.env.EVERY_DATABASE)(
  'management-api#official-tool the guide’s steps copy content to an empty space byte for byte',
  async () => {
    const source = await serveSpace(123456, STORIES)
    const target = await serveSpace(1000, [])
    await fill(source)
    const tool = await officialCli()
    const steps = await stepsOfGuide()
    const pulls = steps.filter((step) => step.includes(' pull '))
    for (const step of steps) await runStep(tool, step.includes(' push ') ? target : source, step)
    for (const step of [...pulls, 'types generate --space 123456']) {
      await runStep(tool, target, step.replace('123456', '1000'))
    }
    await runStep(tool, source, 'languages pull --space 123456')

    const { 'languages/languages.json': languages, ...before } = normalizeFiles(
      await tool.storedFiles(source),
    )
    expect(languages).toContain('"German"')
    // Of a page changed since it was published, the tool sends the newest text and publishes nothing.
    const changed = before[CHANGED]?.replace('"published": true', '"published": false')
    const expected = { ...before, [CHANGED]: changed?.replace(WITH_CHANGES, '$1 false') }
    const after = normalizeFiles(await tool.storedFiles(target))
    expect(Object.keys(after)).toEqual(FILES)
    expect(after).toEqual(expected)
  },
  LONG,
)

inAudit(
  'management-api#official-tool stories that are pushed again replace the existing ones, start pages too',
  async () => {
    const source = await serveSpace(1000, STORIES)
    const target = await serveSpace(2000, [])
    const { run, storedFiles, forgetManifest } = await officialCli()
    await run(source, 'components pull --space 1000')
    await run(source, 'stories pull --space 1000')
    for (const push of ['components', 'stories', 'stories']) {
      await run(target, `${push} push --space 2000 --from 1000`)
    }
    await forgetManifest(source)
    const again = await run(target, 'stories push --space 2000 --from 1000')
    expect(again).toContain('10 stories pushed, 0 stories failed')
    await run(target, 'stories pull --space 2000')
    const stories = Object.keys(normalizeFiles(await storedFiles(target)))
    expect(stories).toEqual(FILES.filter((file) => file.startsWith('stories/')))
    const { components } = await target.request('GET components')
    expect(components).toEqual((await source.request('GET components')).components)
  },
  LONG,
)

test(
  'management-api#official-tool a migration runs over all stories with its block, more than a page of them too',
  async () => {
    const many = Array.from({ length: 120 }, (_, at) => ({
      full_slug: `page-${at}`,
      content: pageWith(`Page ${at}`, 1001),
    }))
    const without = [1, 2].map((at) => ({ full_slug: `article-${at}`, content: article() }))
    const space = await serveSpace(1000, [...many, ...without])
    const { run, write } = await officialCli()
    const shout = 'export default (block) => ({ ...block, heading: block.heading + "!" })\n'
    await write(space, 'migrations', 'call-to-action.js', shout)
    const printed = await run(space, 'migrations run call-to-action --space 1000')
    expect(printed).not.toMatch(/[1-9]\d* (\w+ )?failed|▲|✖/)
    expect(printed).toContain('120 stories updated')
    const { story } = await space.request('GET stories/1120')
    expect(Object(story).content.body[0].heading).toBe('Page 119!')
    const { story: untouched } = await space.request('GET stories/1121')
    expect(Object(untouched).version).toBe(1)
    const narrowed = run(
      space,
      'migrations run call-to-action --space 1000 --query [heading][in]=x',
    )
    // The tool does not print why.
    await expect(narrowed).rejects.toThrow('Error')
    const { story: once } = await space.request('GET stories/1120')
    expect(Object(once).version).toBe(2)
  },
  LONG,
)

/** The commands of the guide, with the tested version of the tool. */
async function stepsOfGuide(): Promise<readonly string[]> {
  const guide = await readFile(join(PROJECT, 'docs/guides/connect-a-storyblok-space.md'), 'utf8')
  const { devDependencies } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8'))
  const commands = [...guide.matchAll(/^ *npx storyblok@([\d.]+) (.+)$/gm)]
  for (const [, version] of commands) expect(`${version}.0`).toBe(devDependencies.storyblok)
  expect(commands).toHaveLength(9)
  return commands.map(([, , command = '']) => command)
}

/** Runs a step and looks for errors in the output, since the tool exits with 0 even then. */
async function runStep({ run }: OfficialCli, space: ServedSpace, step: string): Promise<void> {
  const printed = await run(space, step)
  expect(printed, step).not.toMatch(/[1-9]\d* (\w+ )?failed|▲|✖/)
}

/** Some objects of each kind that refer to others by id, and a page changed since it was published. */
async function fill({ request, upload }: ServedSpace): Promise<void> {
  const made = async (member: string, fields: object) =>
    Object((await request(`POST ${member}s`, { [member]: fields }))[member])
  const outer = await made('component_group', { name: 'Outer' })
  const inner = await made('component_group', { name: 'Inner', parent_id: outer.id })
  const [hero, big] = [
    await made('internal_tag', { name: 'Hero', object_type: 'component' }),
    await made('internal_tag', { name: 'Big', object_type: 'component' }),
  ]
  const body = {
    type: 'bloks',
    pos: 1,
    component_whitelist: ['promo', 'teaser'],
    component_group_whitelist: [inner.uuid],
    component_tag_whitelist: [hero.id],
  }
  const schema = { title: { type: 'text', pos: 0 }, body, colour: CHOICE }
  const promo = await made('component', {
    name: 'promo',
    display_name: 'Promo',
    icon: 'block-image',
    color: '#112233',
    component_group_uuid: inner.uuid,
    internal_tag_ids: [hero.id, big.id],
    schema,
  })
  await made('component', { name: 'teaser', display_name: 'Teaser', schema: { promo: body } })
  for (const name of ['Usual', 'Plain']) {
    await made('preset', { name, component_id: promo.id, preset: { title: name } })
  }
  await request('PUT components/faqs', { component: { schema: { zebra: CHOICE, ape: CHOICE } } })

  const dimensions_attributes = [{ name: 'German', entry_value: 'de' }]
  const list = await made('datasource', { name: 'Colours', slug: 'colours', dimensions_attributes })
  const [german] = list.dimensions
  for (const [value, dimension_value] of [
    ['red', 'rot'],
    ['blue', undefined],
    ['green', 'grün'],
  ]) {
    const entry = { name: value, value, datasource_id: list.id, dimension_value }
    const translated = { datasource_entry: entry, dimension_id: german.id }
    await request(
      'POST datasource_entries',
      dimension_value ? translated : { datasource_entry: entry },
    )
  }

  const photos = await made('asset_folder', { name: 'Photos' })
  const team = await made('asset_folder', { name: 'Team', parent_id: photos.id })
  const face = await made('internal_tag', { name: 'Face', object_type: 'asset' })
  const texts = { alt: 'A team', copyright: 'Ann', focus: '1x1:2x2', ext_id: 'x1' }
  const filed = { asset_folder_id: team.id, internal_tag_ids: [face.id] }
  const metadata = { filename: 'team.png', ...texts, ...filed, meta_data: { mood: 'calm' } }
  const { id, filename } = await upload(metadata, await png(3, 2))
  const image = { fieldtype: 'asset', id, filename, name: 'team.png', alt: 'A team', meta_data: {} }
  await request('PUT stories/1003', { story: { content: { ...article(), image } }, publish: 1 })
  await request('PUT stories/1005', { story: { name: 'Changed since' } })
}

const PROJECT = join(import.meta.dirname, '../../../..')
const CHANGED = 'stories/changed_the id of blog/changed.json'
const WITH_CHANGES = /("unpublished_changes":) true/
const CHOICE = { type: 'option', source: 'internal', datasource_slug: 'colours', pos: 2 }

/** Folders, start pages, a translation, links by uuid, a draft, and a page changed since it was published. */
const STORIES: readonly TestStory[] = [
  { full_slug: 'home', content: pageWith('Home', 1003) },
  {
    full_slug: 'blog/',
    name: 'Blog',
    is_startpage: true,
    slug: 'blog',
    content: pageWith('Blog', 1003),
  },
  { full_slug: 'blog/first', name: 'The first', position: -20, content: article() },
  { full_slug: 'blog/draft', published: false, position: -10, content: article() },
  { full_slug: 'blog/changed', position: 30, content: article() },
  {
    full_slug: 'de/',
    is_startpage: true,
    slug: 'de',
    lang: 'de',
    group_id: testUuid(1001),
    content: pageWith('Start', 1007),
  },
  { full_slug: 'de/blog/erster', lang: 'de', group_id: testUuid(1003), content: article() },
]

const FILES = [
  'assets/folders/Photos_the id of Photos.json',
  'assets/folders/Team_the id of Team.json',
  'assets/team_the id of team.png.json',
  'assets/team_the id of team.png.png',
  'components/components.json',
  'components/groups.json',
  'components/presets.json',
  'components/tags.json',
  'datasources/datasources.json',
  'stories/blog_the id of blog.json',
  'stories/blog_the id of blog/.json',
  'stories/blog_the id of de/blog.json',
  'stories/changed_the id of blog/changed.json',
  'stories/de_the id of de.json',
  'stories/de_the id of de/.json',
  'stories/draft_the id of blog/draft.json',
  'stories/erster_the id of de/blog/erster.json',
  'stories/first_the id of blog/first.json',
  'stories/home_the id of home.json',
  'types/storyblok-components.d.ts',
]

type Content = Readonly<Record<string, unknown>>

function pageWith(title: string, linked: number): Content {
  return {
    component: 'modules/page',
    seo: { title, description: 'Zahlen, Größen & “quotes”', plugin: 'seo_metatags' },
    prevent_indexing: false,
    body: [
      {
        _uid: `${title}-1`,
        component: 'call-to-action',
        heading: title,
        links: [
          {
            _uid: `${title}-2`,
            component: 'link',
            type: 'primary',
            label: 'Read',
            link: storyLink(linked),
          },
        ],
      },
      {
        _uid: `${title}-3`,
        component: 'content-area',
        body: { type: 'doc', content: [{ type: 'paragraph', content: [linkedText(linked)] }] },
      },
    ],
  }
}

function article(): Content {
  return {
    component: 'modules/resource',
    date: '2026-03-01 00:00',
    theme: ['pmo'],
    industry: [],
    body: { type: 'doc', content: [{ type: 'paragraph', content: [linkedText(1001)] }] },
  }
}

function storyLink(id: number): Content {
  return {
    fieldtype: 'multilink',
    linktype: 'story',
    id: testUuid(id),
    url: '',
    cached_url: 'x',
    anchor: 'top',
  }
}

function linkedText(id: number): Content {
  const attrs = { href: '/x', uuid: testUuid(id), anchor: null, target: '_self', linktype: 'story' }
  return { type: 'text', text: 'there', marks: [{ type: 'link', attrs }] }
}
