import { testUuid } from '../../storage/storage.fixture.ts'
import { ID } from './content.fixture.ts'
import { type ContractCase, lists, rejects } from './contract-case.fixture.ts'

const ARTICLES = 'stories?content_type=article'
const [apple, banana, cherry] = ['blog/apple', 'blog/banana', 'news/cherry']
const filters = (id: string, filter: string, ...slugs: readonly string[]) =>
  lists(`filter-${id}`, `${ARTICLES}&${filter}`, ...slugs)
const fails = (id: string, filter: string, error: string) =>
  rejects(`filter-${id}`, `${ARTICLES}&${filter}`, 400, error)
const or = (path: string) => `filter_query[__or][][${path}]`
const manyFilters = (count: number, test = '[in]=x') =>
  Array.from({ length: count }, (_, index) => `filter_query[f${index}]${test}`).join('&')

/** Cases of `filter_query` (delivery-protocol#filters). */
export const filterCases: readonly ContractCase[] = [
  filters('in', 'filter_query[title][in]=johnny,Cherry', banana, cherry),
  filters('in-encoded-comma', 'filter_query[title][in]=johnny%2CCherry', banana, cherry),
  filters('in-encoded-brackets', 'filter_query%5Btitle%5D%5Bin%5D=Cherry', cherry),
  filters('in-case', 'filter_query[title][in]=cherry'),
  filters('in-boolean', 'filter_query[flag][in]=true', apple),
  filters('in-reference', `filter_query[author][in]=${testUuid(ID.ann)}`, apple),
  filters('not_in', 'filter_query[title][not_in]=johnny', apple, cherry),
  filters('not_in-missing', 'filter_query[kind][not_in]=sweet', cherry),
  filters('like', 'filter_query[title][like]=*john*', apple, banana),
  filters('like-beginning', 'filter_query[title][like]=john*', banana),
  filters('like-end', 'filter_query[title][like]=*john', apple),
  filters('like-no-star', 'filter_query[title][like]=CHERRY', cherry),
  filters('like-empty', 'filter_query[note][like]=', apple),
  filters('not_like', 'filter_query[title][not_like]=*john*', cherry),
  filters('is-empty', 'filter_query[note][is]=empty', apple, cherry),
  filters('is-not_empty', 'filter_query[note][is]=not_empty', banana),
  filters('is-empty_array', 'filter_query[list][is]=empty_array', apple),
  filters('is-not_empty_array', 'filter_query[list][is]=not_empty_array', banana),
  filters('is-true', 'filter_query[flag][is]=true', apple),
  filters('is-false', 'filter_query[flag][is]=false', banana),
  filters('is-null', 'filter_query[nothing][is]=null', apple),
  filters('is-not_null', 'filter_query[flag][is]=not_null', apple, banana),
  filters('any_in_array', 'filter_query[theme][any_in_array]=x,z', apple),
  filters('all_in_array', 'filter_query[theme][all_in_array]=x,y', apple),
  filters('in_array', 'filter_query[theme][in_array]=y', apple, banana),
  filters('exists', 'filter_query[note][exists]=true', apple, banana),
  filters('exists-not', 'filter_query[note][exists]=false', cherry),
  filters('gt_date', 'filter_query[date][gt_date]=2026-02-01%2010:00', banana),
  filters('lt_date', 'filter_query[date][lt_date]=2026-03-01T10:00', apple),
  filters('gt_int', 'filter_query[count][gt_int]=5', banana),
  filters('lt_int', 'filter_query[count][lt_int]=12', apple),
  filters('gt_float', 'filter_query[price][gt_float]=1.5', banana),
  filters('lt_float', 'filter_query[price][lt_float]=10.25', apple),
  filters('nested', 'filter_query[seo.title][in]=Deep', apple),
  filters('nested-index', 'filter_query[theme.1][in]=y', apple),
  filters('component', 'filter_query[component][in]=article', apple, banana, cherry),
  filters('translated', 'filter_query[headline__i18n__es_co][in]=Manzana', apple),
  filters('and', 'filter_query[theme][in_array]=y&filter_query[count][gt_int]=6', banana),
  filters('or', `${or('title')}[in]=Cherry&${or('count')}[gt_int]=6`, banana, cherry),
  filters('or-same-field', `${or('count')}[lt_int]=6&${or('count')}[gt_int]=11`, apple, banana),
  filters(
    'or-and',
    `${or('title')}[in]=Cherry&${or('count')}[gt_int]=1&filter_query[flag][is]=true`,
    apple,
  ),
  fails(
    'or-numbered',
    'filter_query[__or][0][title][in]=x',
    'expected empty brackets after [__or]',
  ),
  fails('no-operation', 'filter_query[title]=x', 'expected a field and an operation'),
  fails('text', 'filter_query={"title":{"in":"x"}}', 'expected a field and an operation'),
  fails(
    'unknown-operation',
    'filter_query[title][equals]=x',
    'has the operation "equals"; expected one of in, not_in',
  ),
  fails(
    'is-unknown',
    'filter_query[title][is]=blank',
    'is "blank"; expected one of empty, not_empty',
  ),
  fails('date-malformed', 'filter_query[date][gt_date]=soon', 'is "soon"; expected a date'),
  fails('number-malformed', 'filter_query[count][gt_int]=1.5', 'is "1.5"; expected a whole number'),
  fails(
    'float-malformed',
    'filter_query[price][gt_float]=NaN',
    'is "NaN"; expected a decimal number',
  ),
  fails(
    'exists-malformed',
    'filter_query[price][exists]=maybe',
    'is "maybe"; expected 0, 1, true or false',
  ),
  fails('bound-leaves', manyFilters(51), 'has more than 50 filters'),
  fails('bound-patterns', manyFilters(11, '[like]=x*'), 'has more than 10 values with a star'),
  fails('bound-values', `filter_query[a][in]=${'x,'.repeat(200)}`, 'expected at most 200 values'),
  fails(
    'bound-characters',
    `filter_query[a][like]=${'x'.repeat(1001)}`,
    'expected at most 1000 characters',
  ),
  fails(
    'bound-path',
    `filter_query[${'x'.repeat(201)}][in]=x`,
    'a field of more than 200 characters',
  ),
]
