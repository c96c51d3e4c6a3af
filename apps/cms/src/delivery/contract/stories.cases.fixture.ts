import { testUuid } from '../../storage/storage.fixture.ts'
import { ID } from './content.fixture.ts'
import {
  type ContractCase,
  fullSlugsOf,
  headerOf,
  lists,
  listsDrafts,
  rejects,
  shows,
} from './contract-case.fixture.ts'

const uuids = (...ids: readonly number[]) => ids.map(testUuid).join(',')
const MANY_UUIDS = Array.from({ length: 500 }, (_, index) => testUuid(2000 + index)).join('%2C')
const numbersUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).join(',')
const ARTICLES = 'stories?content_type=article'
const dateRows = ['published_at', 'first_published_at', 'updated_at'].flatMap((column) => {
  const day =
    { published_at: '2026-03-01', first_published_at: '2026-02-15' }[column] ?? '2026-03-02'
  const plainTime = `${day}%2010:00`
  const isoTime = `${day}T10:00:00.000Z`
  return [
    lists(`list-${column}-gt`, `${ARTICLES}&${column}_gt=${plainTime}`, 'news/cherry'),
    lists(`list-${column}-lt`, `${ARTICLES}&${column}_lt=${isoTime}`, 'blog/apple'),
    lists(
      `list-${column}-gte`,
      `${ARTICLES}&${column}_gte=${plainTime}`,
      'blog/banana',
      'news/cherry',
    ),
    lists(
      `list-${column}-lte`,
      `${ARTICLES}&${column}_lte=${isoTime}`,
      'blog/apple',
      'blog/banana',
    ),
  ]
})

/** Cases of `cdn/stories` (delivery-protocol#lists-of-stories, delivery-protocol#order). */
export const storiesCases: readonly ContractCase[] = [
  shows('list-body', 'stories', ({ body }) => Object.keys(Object(body)), [
    'stories',
    'cv',
    'rels',
    'links',
  ]),
  lists('list-order', 'stories?per_page=3', 'home', 'blog/', 'blog/apple'),
  listsDrafts('list-drafts', 'stories?by_slugs=secret,home', 'home', 'secret'),
  lists('list-published-only', 'stories?by_slugs=secret,home', 'home'),
  lists('list-starts-with', 'stories?starts_with=blog/', 'blog/', 'blog/apple', 'blog/banana'),
  lists('list-starts-with-plain', 'stories?starts_with=blog/a', 'blog/apple'),
  lists(
    'list-starts-with-default',
    'stories?starts_with=[default]/blog/a&language=de',
    'blog/apple',
  ),
  lists('list-by-slugs', 'stories?by_slugs=home,news/cherry', 'home', 'news/cherry'),
  lists('list-by-slugs-wildcard', 'stories?by_slugs=*nan*,*/ann', 'blog/banana', 'people/ann'),
  lists('list-excluding-slugs', `${ARTICLES}&excluding_slugs=blog/*`, 'news/cherry'),
  lists('list-by-uuids', `stories?by_uuids=${uuids(ID.cherry, ID.home)}`, 'home', 'news/cherry'),
  lists(
    'list-by-uuids-ordered',
    `stories?by_uuids_ordered=${uuids(ID.cherry, ID.home)}`,
    'news/cherry',
    'home',
  ),
  shows('list-by-uuids-many', `stories?by_uuids=${MANY_UUIDS}`, headerOf('total'), '60'),
  shows('list-by-uuids-ordered-many', `stories?by_uuids_ordered=${MANY_UUIDS}`, fullSlugsOf, [
    ...Array.from({ length: 25 }, (_, index) => `many/item-${String(index).padStart(2, '0')}`),
  ]),
  lists('list-by-ids', 'stories?by_ids=1005,1001,7', 'home', 'news/cherry'),
  lists('list-excluding-ids', `${ARTICLES}&excluding_ids=1003,1004`, 'news/cherry'),
  lists('list-search-term', 'stories?search_term=banana', 'blog/banana'),
  lists('list-content-type', ARTICLES, 'blog/apple', 'blog/banana', 'news/cherry'),
  lists('list-level', 'stories?level=1&starts_with=h', 'home'),
  lists('list-level-two', 'stories?level=2&starts_with=blog', 'blog/apple', 'blog/banana'),
  lists('list-is-startpage', 'stories?is_startpage=1', 'blog/'),
  lists('list-is-startpage-words', 'stories?is_startpage=true', 'blog/'),
  lists(
    'list-is-no-startpage',
    'stories?is_startpage=0&starts_with=blog',
    'blog/apple',
    'blog/banana',
  ),
  lists('list-with-tag', 'stories?with_tag=red,none', 'blog/apple', 'news/cherry'),
  ...dateRows,
  rejects(
    'list-level-malformed',
    'stories?level=x',
    400,
    'Parameter level is "x"; expected a whole number from 1',
  ),
  rejects(
    'list-flag-malformed',
    'stories?is_startpage=yes',
    400,
    'Parameter is_startpage is "yes"; expected 0, 1, true or false',
  ),
  rejects(
    'list-date-malformed',
    'stories?published_at_gt=2026-02-30',
    400,
    'Parameter published_at_gt is "2026-02-30"; expected a date as yyyy-MM-dd HH:mm or in ISO 8601',
  ),
  rejects(
    'list-ids-malformed',
    'stories?by_ids=1,x',
    400,
    'Parameter by_ids is "x"; expected ids, which are whole numbers',
  ),
  rejects(
    'list-items-bound',
    `stories?by_ids=${numbersUpTo(201)}`,
    400,
    'expected at most 200 items',
  ),
  rejects(
    'list-patterns-bound',
    `stories?excluding_slugs=${Array.from({ length: 21 }, (_, n) => `*${n}`)}`,
    400,
    'expected at most 20 slugs with a star',
  ),
  rejects(
    'list-uuids-bound',
    `stories?by_uuids=${numbersUpTo(501)}`,
    400,
    'expected at most 500 items',
  ),

  lists(
    'sort-property',
    `${ARTICLES}&sort_by=name:desc`,
    'news/cherry',
    'blog/banana',
    'blog/apple',
  ),
  lists(
    'sort-default-direction',
    `${ARTICLES}&sort_by=published_at`,
    'blog/apple',
    'blog/banana',
    'news/cherry',
  ),
  lists(
    'sort-content',
    `${ARTICLES}&sort_by=content.title:desc`,
    'blog/banana',
    'news/cherry',
    'blog/apple',
  ),
  lists(
    'sort-content-as-text',
    `${ARTICLES}&sort_by=content.count:asc`,
    'blog/banana',
    'blog/apple',
    'news/cherry',
  ),
  lists(
    'sort-content-int',
    `${ARTICLES}&sort_by=content.count:desc:int`,
    'blog/banana',
    'blog/apple',
    'news/cherry',
  ),
  lists(
    'sort-content-float',
    `${ARTICLES}&sort_by=content.price:asc:float`,
    'blog/apple',
    'blog/banana',
    'news/cherry',
  ),
  lists(
    'sort-nulls-first',
    `${ARTICLES}&sort_by=content.count:asc:int:nulls_first`,
    'news/cherry',
    'blog/apple',
    'blog/banana',
  ),
  lists(
    'sort-nulls-last',
    `${ARTICLES}&sort_by=content.count:asc:int:nulls_last`,
    'blog/apple',
    'blog/banana',
    'news/cherry',
  ),
  lists(
    'sort-dotted',
    `${ARTICLES}&sort_by=content.seo.title:asc:nulls_first`,
    'blog/banana',
    'news/cherry',
    'blog/apple',
  ),
  lists(
    'sort-several',
    `${ARTICLES}&sort_by=content.kind:asc,name:desc`,
    'blog/banana',
    'blog/apple',
    'news/cherry',
  ),
  rejects(
    'sort-unknown-property',
    'stories?sort_by=colour:asc',
    400,
    'Parameter sort_by is "colour:asc"; expected content.<field>',
  ),
  rejects(
    'sort-unknown-option',
    'stories?sort_by=name:up',
    400,
    'Parameter sort_by is "name:up"; expected content.<field>',
  ),
  rejects(
    'sort-bound',
    `stories?sort_by=${numbersUpTo(11).replaceAll(/\d+/g, 'name')}`,
    400,
    'expected at most 10 keys',
  ),
]
