import { ID } from './content.fixture.ts'
import { body, header, type Row, rejects, shows } from './row.fixture.ts'
import { FILLED_VERSION, PREVIEW_TOKEN, PUBLIC_TOKEN } from './served-delivery.fixture.ts'

const CURRENT_CV = `cv=${FILLED_VERSION}`
const preview = { token: PREVIEW_TOKEN }
const notFollowed = { status: 301, follow: false }
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=604800'
const PRIVATE_CACHE = 'max-age=0, private, must-revalidate'
const movedTo = (query: string) => `/v2/cdn/stories?${query}`
const etag = /^W\/"[0-9a-f]{32}"$/

/** Rows of the sections delivery-protocol#transport to delivery-protocol#caching. */
export const transportRows: readonly Row[] = [
  shows('transport-get', 'spaces/me', body('space', 'name'), 'Contract'),
  shows('transport-json', 'spaces/me', header('content-type'), 'application/json; charset=utf-8'),
  shows('transport-trailing-slash', 'stories/?by_ids=1001', body('stories', 0, 'id'), ID.home),
  shows('transport-double-slash', 'stories//blog//apple', body('story', 'id'), ID.apple),
  shows('transport-double-slash-list', '/stories//?by_ids=1001', body('stories', 0, 'id'), ID.home),
  shows(
    'transport-double-slash-moved',
    'stories//blog/apple/',
    header('location'),
    `/v2/cdn/stories/blog/apple/?cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`,
    notFollowed,
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
    header('access-control-allow-methods'),
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
  shows('transport-cors', 'spaces/me', header('access-control-allow-origin'), '*'),
  shows(
    'transport-cors-headers',
    'stories',
    header('access-control-expose-headers'),
    'Total, Per-Page',
  ),
  rejects('transport-unknown-path', '/components/cdn/stories', 404, 'Not found'),
  shows('transport-gzip', 'stories', header('content-encoding'), 'gzip', {
    headers: { 'accept-encoding': 'gzip' },
  }),
  shows('transport-br', 'stories', header('content-encoding'), 'br', {
    headers: { 'accept-encoding': 'gzip;q=0.5, br' },
  }),
  shows('transport-identity', 'stories', header('content-encoding'), null, {
    headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
  }),
  shows('transport-vary', 'stories', header('vary'), 'Accept-Encoding, Origin'),
  shows('transport-nosniff', 'stories', header('x-content-type-options'), 'nosniff'),
  shows(
    'transport-request-id',
    'stories',
    ({ headers }) => /^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? ''),
    true,
  ),
  shows('transport-no-policy', 'stories', header('x-ratelimit-policy'), null),

  rejects('token-missing', 'stories', 401, 'Unauthorized', { token: undefined }),
  rejects('token-wrong', 'stories', 401, 'Unauthorized', { token: 'wrong' }),
  rejects('token-public-draft', 'stories?version=draft', 401, 'Unauthorized'),
  shows(
    'token-preview-draft',
    'stories/secret?version=draft',
    body('story', 'name'),
    'secret',
    preview,
  ),
  shows(
    'token-preview-published',
    'stories/home?version=published',
    body('story', 'name'),
    'home',
    preview,
  ),
  shows('version-default', 'stories/news/cherry', body('story', 'name'), 'cherry', preview),
  shows(
    'version-draft',
    'stories/news/cherry?version=draft',
    body('story', 'name'),
    'Cherry, changed',
    preview,
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
  shows('names-repeated', 'stories?by_ids=1003&by_ids=1001', body('stories', 0, 'id'), ID.home),
  shows('names-empty-value', 'stories/home?find_by=&content_type=', body('story', 'id'), ID.home),
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
    header('location'),
    movedTo(`cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`),
    notFollowed,
  ),
  shows(
    'cv-missing-single',
    'stories/blog/apple',
    header('location'),
    `/v2/cdn/stories/blog/apple?cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`,
    notFollowed,
  ),
  shows(
    'cv-missing-long',
    `stories?starts_with=many/${'a'.repeat(8000)}`,
    header('cache-control'),
    PRIVATE_CACHE,
    { follow: false },
  ),
  shows(
    'cv-zero',
    'stories?cv=0',
    header('location'),
    movedTo(`cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`),
    notFollowed,
  ),
  shows(
    'cv-not-a-number',
    'stories?cv=undefined',
    header('location'),
    movedTo(`cv=${FILLED_VERSION}&token=${PUBLIC_TOKEN}`),
    notFollowed,
  ),
  shows(
    'cv-redirect-keeps',
    'stories?version=published&sort_by=content.b%3Aasc&page=2',
    header('location'),
    movedTo(
      `cv=${FILLED_VERSION}&page=2&sort_by=content.b%3Aasc&token=${PUBLIC_TOKEN}&version=published`,
    ),
    notFollowed,
  ),
  shows('cv-old', 'stories/home?cv=1', body('story', 'id'), ID.home, { follow: false }),
  shows('cv-newer', 'stories/home?cv=99999999999', body('story', 'id'), ID.home, { follow: false }),
  shows('cv-draft', 'stories/home?version=draft', body('story', 'id'), ID.home, {
    ...preview,
    follow: false,
  }),
  shows('cv-elsewhere', 'links', ({ status }) => status, 200, { follow: false }),
  shows('cv-in-body', 'stories', body('cv'), FILLED_VERSION),
  shows('cv-is-space-version', 'spaces/me', body('space', 'version'), FILLED_VERSION),

  shows('cache-published', `stories?${CURRENT_CV}`, header('cache-control'), PUBLIC_CACHE),
  shows('cache-other-cv', 'stories?cv=1', header('cache-control'), PRIVATE_CACHE),
  shows(
    'cache-draft',
    `stories?version=draft&${CURRENT_CV}`,
    header('cache-control'),
    PRIVATE_CACHE,
    preview,
  ),
  shows('cache-space', 'spaces/me', header('cache-control'), 'public, max-age=0, s-maxage=2'),
  shows('cache-errors', 'stories/none', header('cache-control'), 'no-store', { status: 404 }),
  shows('cache-etag', 'stories', ({ headers }) => etag.test(headers.get('etag') ?? ''), true),
  shows(
    'cache-not-modified',
    `stories?${CURRENT_CV}`,
    ({ text, headers }) => [text, etag.test(headers.get('etag') ?? '')],
    ['', true],
    { status: 304, headers: { 'if-none-match': '*' } },
  ),
]
