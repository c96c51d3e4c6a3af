/** Another framework or content system, with an application in a folder of its name. */
export interface Peer {
  readonly folder: string
  readonly name: string
  /** The package whose version is shown beside the name. */
  readonly package: string
  /** Folder of its pictures, below its own. */
  readonly pictures: string
  /** True if pictures are resized in advance, because it cannot resize them. */
  readonly isSized?: boolean
  /** True if its build makes the pictures: done before the timed build, and kept, as in practice. */
  readonly buildsPictures?: boolean
  /** True if its script `content` writes the content into a database before the timed build. */
  readonly hasDatabase?: boolean
  /** A line of the README: the setup that its documentation recommends for production, and any deviation. */
  readonly setup: string
}

export const PEERS: readonly Peer[] = [
  {
    folder: 'next',
    name: 'Next (App Router)',
    package: 'next',
    pictures: 'public/pictures',
    setup:
      'static pages by `generateStaticParams`, `output: "standalone"`, `compress: false` behind the front, `next/image` with AVIF and sharp, Server Components only; "rendered" is `force-dynamic`',
  },
  {
    folder: 'astro',
    name: 'Astro',
    package: 'astro',
    pictures: 'src/pictures',
    buildsPictures: true,
    setup:
      'prerendered pages, the Node adapter in standalone mode, `<Picture>` with AVIF and WebP made by the build, no islands; "rendered" is `prerender = false`',
  },
  {
    folder: 'react-router',
    name: 'React Router (framework mode)',
    package: 'react-router',
    pictures: 'public/pictures',
    isSized: true,
    setup:
      'pre-rendered pages by `prerender`, `react-router-serve`, content by loaders that run on the server only; its documents name no way to size pictures, so they are AVIF made beforehand; "rendered" is a route that is not pre-rendered',
  },
  {
    folder: 'payload',
    name: 'Payload',
    package: 'payload',
    pictures: 'pictures',
    hasDatabase: true,
    setup:
      'its website template is fetched from GitHub by its command and is not a package, so this is the same in small: Next with `withPayload`, SQLite, drafts, the editor and its API, rich text of Lexical by `RichText`, uploads by `next/image`, static pages by `generateStaticParams`; "rendered" is `force-dynamic`; content is created by the Local API before the build and not counted',
  },
  {
    folder: 'emdash',
    name: 'EmDash',
    package: 'emdash',
    pictures: 'pictures',
    hasDatabase: true,
    setup:
      'its templates are fetched from GitHub by its command and are no package, so this is the marketing template in small: Astro with `output: "server"`, SQLite in a file, drafts, the editor, Portable Text, menus, pictures by its image component and Astro\'s image service; pages of Astro\'s memory cache with its cache hints; "rendered" is a page that is not cached. `better-sqlite3` is replaced by `libsql`, which has the same interface and needs no compiler, and TipTap is held at one version, since the newest do not fit each other',
  },
]
