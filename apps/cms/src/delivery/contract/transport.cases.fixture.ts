import { ID } from './content.fixture.ts'
import { bodyAt, type ContractCase, headerOf, rejects, shows } from './contract-case.fixture.ts'
import { FILLED_VERSION, PREVIEW_TOKEN, PUBLIC_TOKEN } from './served-delivery.fixture.ts'

const CURRENT_CV = `cv=${FILLED_VERSION}`
const withPreviewToken = { token: PREVIEW_TOKEN }
const unfollowedRedirect = { status: 301, follow: false }
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=604800'
const PRIVATE_CACHE = 'max-age=0, private, must-revalidate'
const storiesAddress = (query: string) => `/v2/cdn/stories?${query}`
const ETAG = /^W\/"[0-9a-f]{32}"$/

/** Cases of the sections delivery-protocol#transport to delivery-protocol#caching. */
export const transportCases: readonly ContractCase[] = [
  shows('transport-get', 'spaces/me', bodyAt('space', 'name'), 'Contract'),
  shows('transport-json', 'spaces/me', headerOf('content-type'), 'application/json; charset=utf-8'),
  shows('transport-trailing-slash', 'stories/?by_ids=1001', bodyAt('stories', 0, 'id'), ID.home),
  shows('transport-double-slash', 'stories//blog//apple', bodyAt('story', 'id'), ID.apple),
  shows(
    'transport-double-slash-list',
    '/stories//?by_ids=1001',
    bodyAt('stories', 0, 'id'),
    ID.home,
  ),
  shows(
    'transport-double-slash-moved',
    'stories//blog/apple/',
    headerOf('location'),
    `/v2/cdn/stories/blog/apple/?cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`,
    unfollowedRedirect,
  ),
  shows(
    'transport-head',
    `stories/home?${CURRENT_CV}`,
    ({ text, headers }) => [text, Number(headers.get('content-length')) > 100],
    ['', true],
    { method: 'HEAD' },
  ),
  shows(
    'transport-options',
    'stories',
    headerOf('access-control-allow-methods'),
    'GET, HEAD, OPTIONS',
    { method: 'OPTIONS', status: 204, token: undefined },
  ),
  rejects(
    'transport-methods',
    'stories',
    405,
    'Method POST is not allowed; expected GET, HEAD or OPTIONS',
    { method: 'POST' },
  ),
  shows('transport-cors', 'spaces/me', headerOf('access-control-allow-origin'), '*'),
  shows(
    'transport-cors-headers',
    'stories',
    headerOf('access-control-expose-headers'),
    'Total, Per-Page',
  ),
  rejects('transport-unknown-path', '/components/cdn/stories', 404, 'Not found'),
  shows('transport-gzip', 'stories', headerOf('content-encoding'), 'gzip', {
    headers: { 'accept-encoding': 'gzip' },
  }),
  shows('transport-br', 'stories', headerOf('content-encoding'), 'br', {
    headers: { 'accept-encoding': 'gzip;q=0.5, br' },
  }),
  shows('transport-identity', 'stories', headerOf('content-encoding'), null, {
    headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
  }),
  shows('transport-vary', 'stories', headerOf('vary'), 'Accept-Encoding, Origin'),
  shows('transport-nosniff', 'stories', headerOf('x-content-type-options'), 'nosniff'),
  shows(
    'transport-request-id',
    'stories',
    ({ headers }) => /^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? ''),
    true,
  ),
  shows('transport-no-policy', 'stories', headerOf('x-ratelimit-policy'), null),

  rejects('token-missing', 'stories', 401, 'Unauthorized', { token: undefined }),
  rejects('token-wrong', 'stories', 401, 'Unauthorized', { token: 'wrong' }),
  rejects('token-public-draft', 'stories?version=draft', 401, 'Unauthorized'),
  shows(
    'token-preview-draft',
    'stories/secret?version=draft',
    bodyAt('story', 'name'),
    'secret',
    withPreviewToken,
  ),
  shows(
    'token-preview-published',
    'stories/home?version=published',
    bodyAt('story', 'name'),
    'home',
    withPreviewToken,
  ),
  shows(
    'version-default',
    'stories/news/cherry',
    bodyAt('story', 'name'),
    'cherry',
    withPreviewToken,
  ),
  shows(
    'version-draft',
    'stories/news/cherry?version=draft',
    bodyAt('story', 'name'),
    'Cherry, changed',
    withPreviewToken,
  ),
  rejects(
    'version-other',
    'stories?version=latest',
    422,
    'Parameter version is "latest"; expected draft or published',
  ),

  rejects('order-token-first', 'stories?nonsense=1&page=x', 401, 'Unauthorized', {
    token: 'wrong',
  }),
  rejects(
    'order-names-second',
    'stories?page=x&nonsense=1',
    422,
    'Parameter(s) nonsense not allowed',
  ),
  rejects('names-unknown', 'stories?foo=1&bar=2&foo=3', 422, 'Parameter(s) foo, bar not allowed'),
  rejects(
    'names-not-here',
    'stories/home?is_startpage=1',
    422,
    'Parameter(s) is_startpage not allowed',
  ),
  shows('names-language-everywhere', 'datasources?language=default', ({ status }) => status, 200),
  shows(
    'names-fallback-everywhere',
    'datasource_entries?language=de&fallback_lang=es-co',
    ({ status }) => status,
    200,
  ),
  shows(
    'names-version-everywhere',
    `spaces/me?version=published&${CURRENT_CV}`,
    ({ status }) => status,
    200,
  ),
  rejects(
    'names-brackets',
    'stories?by_slugs[]=home',
    400,
    'Parameter by_slugs is "home"; expected one value, without square brackets',
  ),
  shows('names-repeated', 'stories?by_ids=1003&by_ids=1001', bodyAt('stories', 0, 'id'), ID.home),
  shows('names-empty-value', 'stories/home?find_by=&content_type=', bodyAt('story', 'id'), ID.home),
  ...[
    'from_release',
    'in_workflow_stages',
    'only_variants',
    'resolve_assets',
    'in_level',
    'level_gt',
    'level_lt',
    'with_slug',
    'all_tags',
  ].map((name) =>
    rejects(`names-${name}`, `stories?${name}=1`, 422, `Parameter(s) ${name} not allowed`),
  ),

  shows(
    'cv-missing',
    'stories',
    headerOf('location'),
    storiesAddress(`cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`),
    unfollowedRedirect,
  ),
  shows(
    'cv-missing-single',
    'stories/blog/apple',
    headerOf('location'),
    `/v2/cdn/stories/blog/apple?cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`,
    unfollowedRedirect,
  ),
  shows(
    'cv-missing-long',
    `stories?starts_with=many/${'a'.repeat(8000)}`,
    headerOf('cache-control'),
    PRIVATE_CACHE,
    { follow: false },
  ),
  shows(
    'cv-zero',
    'stories?cv=0',
    headerOf('location'),
    storiesAddress(`cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`),
    unfollowedRedirect,
  ),
  shows(
    'cv-not-a-number',
    'stories?cv=undefined',
    headerOf('location'),
    storiesAddress(`cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`),
    unfollowedRedirect,
  ),
  shows(
    'cv-redirect-keeps',
    'stories?version=published&sort_by=content.b%3Aasc&page=2',
    headerOf('location'),
    storiesAddress(
      `cv=${FILLED_VERSION}&page=2&sort_by=content.b%3Aasc&token=${PUBLIC_TOKEN}&version=published`,
    ),
    unfollowedRedirect,
  ),
  shows('cv-old', 'stories/home?cv=1', bodyAt('story', 'id'), ID.home, { follow: false }),
  shows('cv-newer', 'stories/home?cv=99999999999', bodyAt('story', 'id'), ID.home, {
    follow: false,
  }),
  shows('cv-draft', 'stories/home?version=draft', bodyAt('story', 'id'), ID.home, {
    ...withPreviewToken,
    follow: false,
  }),
  shows('cv-elsewhere', 'links', ({ status }) => status, 200, { follow: false }),
  shows('cv-in-body', 'stories', bodyAt('cv'), FILLED_VERSION),
  shows('cv-is-space-version', 'spaces/me', bodyAt('space', 'version'), FILLED_VERSION),

  shows('cache-published', `stories?${CURRENT_CV}`, headerOf('cache-control'), PUBLIC_CACHE),
  shows('cache-other-cv', 'stories?cv=1', headerOf('cache-control'), PRIVATE_CACHE),
  shows(
    'cache-draft',
    `stories?version=draft&${CURRENT_CV}`,
    headerOf('cache-control'),
    PRIVATE_CACHE,
    withPreviewToken,
  ),
  shows('cache-space', 'spaces/me', headerOf('cache-control'), 'public, max-age=0, s-maxage=2'),
  shows('cache-errors', 'stories/none', headerOf('cache-control'), 'no-store', { status: 404 }),
  shows('cache-etag', 'stories', ({ headers }) => ETAG.test(headers.get('etag') ?? ''), true),
  shows(
    'cache-not-modified',
    `stories?${CURRENT_CV}`,
    ({ text, headers }) => [text, ETAG.test(headers.get('etag') ?? '')],
    ['', true],
    { status: 304, headers: { 'if-none-match': '*' } },
  ),
]
