import { fillWith, type TestStory, testUuid } from '../../storage/storage.fixture.ts'
import type { Storage } from '../../storage/storage.ts'
import { changeStory } from '../../stories/change-story.ts'
import { createTestTokens } from './served-delivery.fixture.ts'

/** Ids that `fillWith` gives to the stories, by their order in `STORIES`. `testUuid` returns the uuid of an id. */
export const ID = { home: 1001, apple: 1003, cherry: 1005, ann: 1006, crew: 1007, secret: 1008 }

const item = (number: number): TestStory => ({
  full_slug: `many/item-${String(number).padStart(2, '0')}`,
  id: 2000 + number,
  position: 100 + number,
  content: { component: 'item' },
})
const hub = (name: string, relationCount: number): TestStory => ({
  full_slug: `hubs/${name}`,
  position: 200 + relationCount,
  content: {
    component: 'hub',
    _uid: `uid-${name}`,
    items: Array.from({ length: relationCount }, (_, index) => testUuid(2000 + index)),
    lines: Array.from({ length: relationCount }, (_, index) => ({
      component: 'line',
      _uid: `uid-${name}-${index}`,
      link: storyLink(2000 + index),
    })),
  },
})

function storyLink(id: number) {
  return { fieldtype: 'multilink', linktype: 'story', id: testUuid(id), url: '', cached_url: 'x' }
}

/** Fills a storage with the space of the contract tests: every kind of value, relation and link. */
export async function fillContractSpace(storage: Storage): Promise<void> {
  const items = Array.from({ length: 60 }, (_, number) => item(number))
  const hubs = [hub('fifty', 50), hub('fifty-one', 51)]
  await fillWith(storage, [...STORIES, ...items, ...hubs], {
    name: 'Contract',
    languages: ['de', 'es-co'],
    datasources: {
      'theme-type': { Growth: 'growth', Risk: 'risk' },
      'resource-type': { Blog: 'b' },
    },
  })
  await createTestTokens(storage)
  await storage.change(changeStory, ID.cherry, { name: 'Cherry, changed' })
}

const STORIES: readonly TestStory[] = [
  {
    full_slug: 'home',
    position: -5,
    group_id: testUuid(9),
    content: {
      component: 'page',
      _uid: 'uid-home',
      title: 'Home',
      title__i18n__de: 'Startseite',
      lead: 'Lead',
      lead__i18n__es_co: 'Entrada',
      image: { filename: 'https://assets.example/f/1/2x2/ab/x.png' },
      old_image: '//assets.example/f/1/2x2/ab/y.png',
      foreign: 'https://assets.example.org/z.png',
      body: [
        {
          component: 'teaser',
          _uid: 'uid-teaser',
          story: testUuid(ID.ann),
          link: storyLink(ID.apple),
        },
      ],
    },
  },
  { full_slug: 'blog/', position: 0, content: { component: 'index', _uid: 'uid-index' } },
  {
    full_slug: 'blog/apple',
    position: 1,
    tag_list: ['fruit', 'red'],
    published_at: '2026-02-01T10:00:00.000Z',
    first_published_at: '2026-01-15T10:00:00.000Z',
    updated_at: '2026-02-02T10:00:00.000Z',
    content: {
      component: 'article',
      _uid: 'uid-apple',
      title: 'Apple John',
      headline__i18n__es_co: 'Manzana',
      theme: ['x', 'y'],
      count: '5',
      price: '1.5',
      date: '2026-02-01 10:00',
      flag: true,
      note: '',
      nothing: null,
      list: [],
      kind: 'sweet',
      author: testUuid(ID.ann),
      seo: { title: 'Deep' },
      text: {
        type: 'doc',
        content: [{ type: 'link', attrs: { linktype: 'story', uuid: testUuid(ID.crew) } }],
      },
    },
  },
  {
    full_slug: 'blog/banana',
    position: 2,
    tag_list: ['fruit'],
    published_at: '2026-03-01T10:00:00.000Z',
    first_published_at: '2026-02-15T10:00:00.000Z',
    updated_at: '2026-03-02T10:00:00.000Z',
    content: {
      component: 'article',
      _uid: 'uid-banana',
      title: 'johnny',
      theme: ['y'],
      count: '12',
      price: '10.25',
      date: '2026-03-01 10:00',
      flag: false,
      note: 'noted',
      list: ['one'],
      kind: 'sweet',
    },
  },
  {
    full_slug: 'news/cherry',
    position: 3,
    tag_list: ['red'],
    published_at: '2026-04-01T10:00:00.000Z',
    first_published_at: '2026-04-01T10:00:00.000Z',
    updated_at: '2026-04-02T10:00:00.000Z',
    content: { component: 'article', _uid: 'uid-cherry', title: 'Cherry', author: testUuid(1008) },
  },
  {
    full_slug: 'people/ann',
    group_id: testUuid(9),
    position: 10,
    content: {
      component: 'person',
      _uid: 'uid-ann',
      team: [testUuid(ID.crew)],
      role: 'Cook',
      role__i18n__de: 'Köchin',
    },
  },
  {
    full_slug: 'people/crew',
    position: 11,
    content: { component: 'person', _uid: 'uid-crew', team: [testUuid(ID.ann)] },
  },
  {
    full_slug: 'secret',
    published: false,
    position: 12,
    content: { component: 'article', _uid: 'uid-secret', title: 'Secret', author: testUuid(1006) },
  },
  { full_slug: '404', position: 13, content: { component: 'page', title: 'Lost' } },
]
