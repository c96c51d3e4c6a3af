interface Part {
  readonly path: string
  /** Paths of the parts that it may import from. */
  readonly uses: readonly string[]
  /** From the lowest up: each may import from those before it. Those of an inner list may not import each other. */
  readonly layers: readonly (string | readonly string[])[]
}

const PROTOCOL = 'packages/protocol/src'
const PORTFOLIO = 'packages/portfolio/src'
const CONTENT = 'packages/content/src'
const SERVER = 'packages/server/src'
const CATALOGUE = 'packages/catalogue/src'
const SITE = 'apps/site/src'

/** Allowed directions of imports (decision 0022). What is not listed, such as tools, may import anything. */
export const PARTS: readonly Part[] = [
  {
    path: PROTOCOL,
    uses: [],
    layers: ['values', 'raw-story.ts', ['client', 'management', 'query']],
  },
  { path: PORTFOLIO, uses: [], layers: [] },
  { path: SERVER, uses: [], layers: ['http', 'files', 'images'] },
  {
    path: CONTENT,
    uses: [PROTOCOL, SERVER],
    layers: [
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
        'resource-sections.ts',
        'blocks',
        'stories',
      ]),
      'forms',
      'reading',
      'head',
      'seed',
    ],
  },
  // Published content in memory, on disk, and in sync with the content system (decision 0074).
  {
    path: CATALOGUE,
    uses: [PROTOCOL, SERVER, CONTENT],
    layers: [
      'rows',
      'matching',
      'full-text',
      'resources',
      'snapshot',
      ['search', 'sitemap', 'languages', 'files'],
      'sync',
    ],
  },
  {
    path: SITE,
    uses: [PROTOCOL, SERVER, CONTENT, CATALOGUE],
    layers: [
      ['settings.ts', 'visit'],
      ['http', 'islands', 'stories-endpoint', 'reports', 'cdn'],
      'assets',
      'social',
      'rendering',
      'ui',
      'blocks',
      'layouts',
      'page',
      'preview-features.ts',
      'site-parts.ts',
      ['preview', 'routes'],
    ],
  },
  // A brand's additions to the content model and the site build on both.
  {
    path: 'packages/portfolio-figures/src',
    uses: [PROTOCOL, PORTFOLIO, CONTENT, CATALOGUE, SITE],
    layers: ['schema', 'messages', 'figures', 'blocks'],
  },
  {
    path: 'apps/cms/src',
    uses: [PROTOCOL, SERVER, CONTENT, CATALOGUE],
    layers: [
      ['settings.ts', 'bridge', 'messages'],
      ['csv.ts', 'request-body.ts'],
      'seal.ts',
      'database',
      'outbox',
      ['definitions'],
      ['space', 'tokens', 'assets', 'datasources', 'queries', 'webhooks', 'mail'],
      ['leads', 'people', 'reports'],
      'stories',
      ['nodes', 'plans', 'teamwork', 'links'],
      'seed-import',
      'storage',
      ['warnings', 'templates', 'backup', 'promotion'],
      ['delivery', 'editor', 'embeds', 'http', 'management'],
    ],
  },
  {
    path: 'apps/editor/src',
    uses: [PROTOCOL, CONTENT],
    layers: [
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

function inside(folder: string, folders: readonly string[]): readonly string[] {
  return folders.map((subfolder) => `${folder}/${subfolder}`)
}
