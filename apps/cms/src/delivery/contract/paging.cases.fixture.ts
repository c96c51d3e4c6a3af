import { bodyAt, type ContractCase, headerOf, rejects, shows } from './contract-case.fixture.ts'

/** Cases of the sections delivery-protocol#paging, delivery-protocol#errors and delivery-protocol#rate-limits. */
export const pagingCases: readonly ContractCase[] = [
  shows(
    'paging-default',
    'stories',
    ({ body, headers }) => [Object(body).stories.length, headers.get('per-page')],
    [25, '25'],
  ),
  shows('paging-total', 'stories?starts_with=many/&per_page=2&page=3', headerOf('total'), '60'),
  shows(
    'paging-page',
    'stories?starts_with=many/&per_page=2&page=3',
    bodyAt('stories', 0, 'slug'),
    'item-04',
  ),
  shows(
    'paging-past-end',
    'stories?starts_with=many/&page=9',
    ({ body, headers }) => [Object(body).stories, headers.get('total')],
    [[], '60'],
  ),
  shows('paging-maximum-stories', 'stories?per_page=101', headerOf('per-page'), '100'),
  shows('paging-maximum-links', 'links?per_page=1001', headerOf('per-page'), '1000'),
  shows('paging-maximum-datasources', 'datasources?per_page=1001', headerOf('per-page'), '1000'),
  shows('paging-maximum-entries', 'datasource_entries?per_page=1001', headerOf('per-page'), '1000'),
  shows(
    'paging-none',
    'stories/home',
    ({ headers }) => [headers.get('total'), headers.get('per-page')],
    [null, null],
  ),
  shows(
    'paging-page-zero',
    'stories?starts_with=many/&per_page=2&page=0',
    bodyAt('stories', 0, 'slug'),
    'item-00',
  ),
  rejects(
    'paging-page-malformed',
    'stories?page=abc',
    400,
    'Parameter page is "abc"; expected a whole number from 0',
  ),
  rejects(
    'paging-size-malformed',
    'stories?per_page=-1',
    400,
    'Parameter per_page is "-1"; expected a whole number from 1',
  ),

  rejects(
    'error-null-character',
    'stories?starts_with=a%00b',
    400,
    'The query string has a null character; leave out the %00',
  ),
  rejects(
    'error-encoding',
    'stories?starts_with=%ff',
    400,
    'The query string is not valid percent-encoded UTF-8; write a percent sign itself as %25',
  ),
  rejects(
    'error-path-encoding',
    'stories/%zz',
    400,
    'The path is not valid percent-encoded UTF-8; write a percent sign itself as %25',
  ),
  rejects('error-brackets', 'stories?filter_query[a][in=x', 400, 'unmatched square brackets'),
  shows('error-not-found', 'stories/none', bodyAt(), ['This record could not be found'], {
    status: 404,
  }),
  rejects(
    'error-query-too-long',
    `stories?starts_with=${'a'.repeat(23_980)}`,
    414,
    'The query string is longer than 24000 bytes; send fewer values in one request',
  ),
]
