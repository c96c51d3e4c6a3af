/** One part of the repository, and the order of the rooms in it. */
interface House {
  readonly path: string
  /** Other parts that it may import from. */
  readonly uses: readonly string[]
  /**
   * Folders, and files that are shared like one, from the ground up: each may import from those before it.
   * Rooms in one list are on one floor, and may not import from each other.
   */
  readonly rooms: readonly (string | readonly string[])[]
}

const PROTOCOL = 'packages/protocol/src'
const PORTFOLIO = 'packages/portfolio/src'
const CONTENT = 'packages/content/src'
const SERVER = 'packages/server/src'
const CATALOGUE = 'packages/catalogue/src'
const SITE = 'apps/site/src'

/** Which way imports may go (decision 0022). What is not listed here, such as tools, may import anything. */
export const ROOMS: readonly House[] = [
  {
    path: PROTOCOL,
    uses: [],
    rooms: ['values', 'raw-story.ts', ['client', 'management', 'query']],
  },
  { path: PORTFOLIO, uses: [], rooms: [] },
  { path: SERVER, uses: [], rooms: ['http', 'files', 'images'] },
  {
    path: CONTENT,
    uses: [PROTOCOL, SERVER],
    rooms: [
      'text',
      'messages',
      'warnings',
      ...inside('schema', [
        'values',
        'context',
        'assets',
        'links',
        'rich-text',
        'fields',
        'blocks/block.ts',
        'blocks/examples.ts',
        'stories/root-schema.ts',
        'extensions.ts',
        'blocks',
        'stories',
      ]),
      'forms',
      'reading',
      'head',
      'seed',
    ],
  },
  // Published content in memory, on disk, and in step with the content system (decision 0074).
  {
    path: CATALOGUE,
    uses: [PROTOCOL, SERVER, CONTENT],
    rooms: [
      'rows',
      'matching',
      'words',
      'resources',
      'snapshot',
      ['search', 'sitemap', 'languages', 'files'],
      'sync',
    ],
  },
  {
    path: SITE,
    uses: [PROTOCOL, SERVER, CONTENT, CATALOGUE],
    rooms: [
      ['settings.ts', 'visit'],
      ['http', 'islands', 'stories-endpoint', 'reports'],
      'assets',
      'social',
      'rendering',
      'ui',
      'blocks',
      'layouts',
      'page',
      'preview-part.ts',
      'site-parts.ts',
      ['preview', 'routes'],
    ],
  },
  // What a brand adds to the content model and to the site stands on both.
  {
    path: 'packages/portfolio-figures/src',
    uses: [PROTOCOL, PORTFOLIO, CONTENT, CATALOGUE, SITE],
    rooms: ['schema', 'messages', 'figures', 'blocks'],
  },
  {
    path: 'apps/cms/src',
    uses: [PROTOCOL, SERVER, CONTENT, CATALOGUE],
    rooms: [
      ['settings.ts', 'bridge', 'messages'],
      'seal.ts',
      'database',
      'outbox',
      ['definitions'],
      ['space', 'tokens', 'assets', 'datasources', 'queries', 'webhooks', 'mail'],
      ['leads', 'people', 'reports'],
      'stories',
      ['nodes', 'plans', 'publishing', 'links'],
      'seed-import',
      'storage',
      ['warnings', 'templates', 'backup', 'promotion'],
      ['delivery', 'editor', 'embeds', 'http', 'management'],
    ],
  },
  {
    path: 'apps/editor/src',
    uses: [PROTOCOL, CONTENT],
    rooms: [
      'messages',
      'language',
      'document',
      'api',
      ['saving', 'tree'],
      'context',
      'components',
      ['stories', 'outline', 'preview', 'presence', 'snippets', 'first-run'],
      'fields',
      'publishing',
      'notices',
      ['workspace', 'sign-in'],
      [
        'activity',
        'library',
        'leads',
        'people',
        'redirects',
        'reports',
        'data-sources',
        'webhooks',
        'tokens',
        'replace',
        'settings',
      ],
      'views',
    ],
  },
]

function inside(room: string, rooms: readonly string[]): readonly string[] {
  return rooms.map((each) => `${room}/${each}`)
}
