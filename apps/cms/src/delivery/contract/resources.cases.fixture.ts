import { testUuid } from '../../storage/storage.fixture.ts'
import { ID } from './content.fixture.ts'
import {
  bodyAt,
  type ContractCase,
  headerOf,
  memberAt,
  rejects,
  shows,
  textsOf,
} from './contract-case.fixture.ts'
import { FILLED_VERSION, PREVIEW_TOKEN } from './served-delivery.fixture.ts'

const rels = textsOf('rels')
const links = textsOf('links')
const ANN = testUuid(ID.ann)
const slugsOfLinks: ContractCase['pick'] = ({ body }) =>
  Object.values<object>(Object(body).links).map((link) => memberAt(link, 'slug'))

/** Cases of relations (delivery-protocol#relations), and of all endpoints but stories. */
export const resourcesCases: readonly ContractCase[] = [
  shows('relations-field', 'stories/blog/apple?resolve_relations=article.author', rels, [
    'people/ann',
  ]),
  shows(
    'relations-uuids-stay',
    'stories/blog/apple?resolve_relations=article.author',
    bodyAt('story', 'content', 'author'),
    ANN,
  ),
  shows('relations-nested', 'stories/home?resolve_relations=teaser.story', rels, ['people/ann']),
  shows(
    'relations-list',
    'stories?by_ids=1001,1003&resolve_relations=teaser.story,article.author',
    rels,
    ['people/ann'],
  ),
  shows(
    'relations-two-levels',
    'stories/blog/apple?resolve_relations=article.author,person.team',
    rels,
    ['people/ann', 'people/crew'],
  ),
  shows('relations-circle', 'stories/people/ann?resolve_relations=person.team', rels, [
    'people/crew',
    'people/ann',
  ]),
  shows('relations-unpublished', 'stories/news/cherry?resolve_relations=article.author', rels, []),
  shows(
    'relations-draft',
    'stories/news/cherry?resolve_relations=article.author&version=draft',
    rels,
    ['secret', 'people/ann'],
    { token: PREVIEW_TOKEN },
  ),
  shows(
    'relations-fifty',
    'stories/hubs/fifty?resolve_relations=hub.items',
    ({ body }) => Object(body).rels.length,
    50,
  ),
  shows(
    'relations-above-fifty',
    'stories/hubs/fifty-one?resolve_relations=hub.items',
    ({ body }) => ['rels' in Object(body), Object(body).rel_uuids.length],
    [false, 51],
  ),
  shows(
    'relations-level',
    'stories/hubs/fifty-one?resolve_relations=hub.items&resolve_level=2',
    ({ body }) => Object(body).rel_uuids.length,
    51,
  ),
  shows(
    'relations-language',
    'stories/blog/apple?resolve_relations=article.author&language=de',
    rels,
    ['de/people/ann'],
  ),
  shows(
    'relations-excluding-fields',
    'stories/blog/apple?resolve_relations=article.author&excluding_fields=team',
    ({ body }) => 'team' in Object(body).rels[0].content,
    false,
  ),
  shows(
    'relations-excluding-fields-language',
    'stories/blog/apple?resolve_relations=article.author&excluding_fields=role&language=de',
    ({ body }) => ['role', 'team'].map((key) => key in Object(body).rels[0].content),
    [false, true],
  ),
  rejects(
    'relations-malformed',
    'stories?resolve_relations=author',
    400,
    'Parameter resolve_relations is "author"; expected component.field',
  ),
  rejects(
    'relations-bound',
    `stories?resolve_relations=${'a.b,'.repeat(21)}`,
    400,
    'expected at most 20 items',
  ),
  rejects(
    'relations-level-malformed',
    'stories?resolve_level=3',
    400,
    'Parameter resolve_level is "3"; expected one of 1, 2',
  ),

  shows('links-url', 'stories/home?resolve_links=url', bodyAt('links'), [
    {
      id: ID.apple,
      uuid: testUuid(ID.apple),
      name: 'apple',
      slug: 'apple',
      full_slug: 'blog/apple',
      url: 'blog/apple',
    },
  ]),
  shows(
    'links-link',
    'stories/home?resolve_links=link',
    ({ body }) => [
      Object(body).links[0].slug,
      Object(body).links[0].real_path,
      Object(body).links[0].full_slug,
    ],
    ['blog/apple', '/blog/apple', 'blog/apple'],
  ),
  shows(
    'links-story',
    'stories/home?resolve_links=story',
    bodyAt('links', 0, 'content', 'title'),
    'Apple John',
  ),
  shows('links-rich-text', 'stories/blog/apple?resolve_links=story', links, ['people/crew']),
  shows('links-level', 'stories/home?resolve_links=story&resolve_links_level=2', links, [
    'blog/apple',
    'people/crew',
  ]),
  shows(
    'links-of-relations',
    'stories/people/ann?resolve_relations=person.team&resolve_links=url',
    links,
    [],
  ),
  shows('links-zero', 'stories/home?resolve_links=0', links, []),
  shows(
    'links-one',
    'stories/home?resolve_links=1',
    bodyAt('links', 0, 'content', 'title'),
    'Apple John',
  ),
  shows(
    'links-above-fifty',
    'stories/hubs/fifty-one?resolve_links=story',
    ({ body }) => ['links' in Object(body), Object(body).link_uuids.length],
    [false, 51],
  ),
  shows(
    'links-url-above-fifty',
    'stories/hubs/fifty-one?resolve_links=url',
    ({ body }) => Object(body).links.length,
    51,
  ),
  rejects(
    'links-malformed',
    'stories?resolve_links=all',
    400,
    'Parameter resolve_links is "all"; expected one of story, url, link, 0, 1',
  ),
  rejects(
    'links-level-malformed',
    'stories?resolve_links_level=3',
    400,
    'Parameter resolve_links_level is "3"; expected one of 1, 2',
  ),

  shows('tree-body', 'links?by_uuid='.concat(ANN), bodyAt('links', ANN), {
    id: ID.ann,
    uuid: ANN,
    slug: 'people/ann',
    path: null,
    parent_id: 505,
    name: 'ann',
    is_folder: false,
    published: true,
    is_startpage: false,
    position: 10,
    real_path: '/people/ann',
  }),
  shows('tree-folders', 'links?with_parent=0&starts_with=blog', slugsOfLinks, ['blog']),
  shows('tree-starts-with', 'links?starts_with=blog/a', slugsOfLinks, ['blog/apple']),
  shows('tree-language', 'links?starts_with=de/blog/a&language=de', slugsOfLinks, ['blog/apple']),
  shows('tree-paginated', 'links', headerOf('per-page'), '25'),
  shows(
    'tree-paginated-given',
    'links?paginated=1&per_page=2&starts_with=many/',
    headerOf('total'),
    '60',
  ),
  shows(
    'tree-include-dates',
    'links?starts_with=blog/a&include_dates=1',
    ({ body }) =>
      Object.values<object>(Object(body).links).map((link) => memberAt(link, 'published_at')),
    ['2026-02-01T10:00:00.000Z'],
  ),
  shows('tree-published', 'links?starts_with=secret', slugsOfLinks, []),
  shows('tree-draft', 'links?starts_with=secret&version=draft', slugsOfLinks, ['secret'], {
    token: PREVIEW_TOKEN,
  }),
  shows('tree-no-cv', 'links', bodyAt('cv'), undefined),
  shows('tree-single', `links/${ANN}`, bodyAt('link', 'slug'), 'people/ann'),
  shows('tree-single-slash', `links/${ANN}/`, bodyAt('link', 'slug'), 'people/ann'),
  shows(
    'tree-single-missing',
    `links/${testUuid(7)}`,
    bodyAt(),
    ['This record could not be found'],
    {
      status: 404,
    },
  ),
  rejects(
    'tree-parent-malformed',
    'links?with_parent=x',
    400,
    'Parameter with_parent is "x"; expected a whole number from 0',
  ),

  shows('datasources-body', 'datasources', textsOf('datasources', 'slug'), [
    'theme-type',
    'industry-type',
    'resource-type',
  ]),
  shows('datasources-keys', 'datasources', ({ body }) => Object.keys(Object(body).datasources[0]), [
    'id',
    'name',
    'slug',
    'dimensions',
  ]),
  shows('datasources-cv', 'datasources', bodyAt('cv'), FILLED_VERSION),
  shows('datasources-search', 'datasources?search=theme', textsOf('datasources', 'slug'), [
    'theme-type',
  ]),
  shows('datasources-by-ids', 'datasources?by_ids=7', textsOf('datasources', 'slug'), []),
  shows('datasources-paging', 'datasources?per_page=1', headerOf('total'), '3'),
  shows('datasource-slug', 'datasources/theme-type', bodyAt('datasource', 'slug'), 'theme-type'),
  shows('datasource-slash', 'datasources/theme-type/', bodyAt('datasource', 'slug'), 'theme-type'),
  shows('datasource-missing', 'datasources/none', bodyAt(), ['This record could not be found'], {
    status: 404,
  }),
  shows(
    'entries-of-one',
    'datasource_entries?datasource=theme-type',
    textsOf('datasource_entries', 'value'),
    ['growth', 'risk'],
  ),
  shows(
    'entries-keys',
    'datasource_entries',
    ({ body }) => Object.keys(Object(body).datasource_entries[0]),
    ['id', 'name', 'value', 'dimension_value'],
  ),
  shows('entries-of-all', 'datasource_entries', headerOf('total'), '3'),
  shows(
    'entries-of-none',
    'datasource_entries?datasource=none',
    textsOf('datasource_entries', 'value'),
    [],
  ),
  shows(
    'entries-dimension',
    'datasource_entries?datasource=theme-type&dimension=de',
    textsOf('datasource_entries', 'dimension_value'),
    ['null', 'null'],
  ),
  shows('entries-cv', 'datasource_entries', bodyAt('cv'), FILLED_VERSION),

  shows('tags-body', 'tags', bodyAt('tags'), [
    { name: 'fruit', taggings_count: 2 },
    { name: 'red', taggings_count: 2 },
  ]),
  shows('tags-starts-with', 'tags?starts_with=news/', textsOf('tags', 'name'), ['red']),
  shows('tags-language', 'tags?starts_with=de/news/&language=de', textsOf('tags', 'name'), ['red']),
  shows('tags-filter', 'tags?filter_query[title][like]=john*', textsOf('tags', 'name'), ['fruit']),
  rejects(
    'tags-filter-operations',
    'tags?filter_query[title][is]=empty',
    400,
    'has the operation "is"; expected one of in, not_in, like, not_like',
  ),
  shows('tags-paging', 'tags?page=2&per_page=1', textsOf('tags', 'name'), ['fruit', 'red']),
  shows('space-body', 'spaces/me', bodyAt('space'), {
    id: 1000,
    name: 'Contract',
    domain: '',
    version: FILLED_VERSION,
    language_codes: ['de', 'es-co'],
  }),
  rejects('assets-me', 'assets/me', 404, 'Not found'),
  rejects('experiments', 'experiments', 404, 'Not found'),
]
