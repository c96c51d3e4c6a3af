/** One part of the repository, and the order of the rooms in it. */
interface House {
  readonly path: string
  /** Other parts that it may import from. */
  readonly uses: readonly string[]
  /** Folders, and files that are shared like one, from the ground up: each may import from those before it. */
  readonly rooms: readonly string[]
}

const PROTOCOL = 'packages/protocol/src'
const CONTENT = 'packages/content/src'
const SERVER = 'packages/server/src'

/** Which way imports may go (decision 0022). What is not listed here, such as tools, may import anything. */
export const ROOMS: readonly House[] = [
  { path: PROTOCOL, uses: [], rooms: ['client'] },
  { path: SERVER, uses: [PROTOCOL], rooms: ['answers', 'files'] },
  {
    path: CONTENT,
    uses: [PROTOCOL],
    rooms: [
      'text',
      'portfolio',
      'messages',
      ...inside('schema', [
        'values',
        'context',
        'assets',
        'links',
        'rich-text',
        'fields',
        'blocks',
        'stories',
      ]),
      'reading',
      ...inside('index', [
        'rows',
        'matching',
        'words',
        'resources',
        'snapshot',
        'search',
        'sitemap',
        'stories-endpoint',
      ]),
      'languages',
      'seed',
    ],
  },
  {
    path: 'apps/site/src',
    uses: [PROTOCOL, SERVER, CONTENT],
    rooms: [
      'settings.ts',
      'http',
      'content-sync',
      'assets',
      'stories-endpoint',
      'islands',
      'rendering',
      'ui',
      'blocks',
      'layouts',
      'page',
      'preview-part.ts',
      'site-parts.ts',
      'preview',
      'routes',
    ],
  },
  {
    path: 'apps/cms/src',
    uses: [PROTOCOL, SERVER, CONTENT],
    rooms: [
      'database',
      'queries',
      'stories',
      'assets',
      'datasources',
      'tokens',
      'seed-import',
      'delivery',
      'embeds',
    ],
  },
  { path: 'apps/editor/src', uses: [PROTOCOL, CONTENT], rooms: [] },
]

function inside(room: string, rooms: readonly string[]): readonly string[] {
  return rooms.map((each) => `${room}/${each}`)
}
