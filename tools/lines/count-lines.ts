export type LineKind = 'code' | 'styles' | 'messages' | 'examples' | 'tests'

export interface FolderLines {
  readonly folder: string
  readonly fileCount: number
  readonly lines: Readonly<Record<LineKind, number>>
  readonly commentLines: number
}

interface Source {
  readonly path: string
  readonly text: string
}

const KINDS: readonly (readonly [LineKind, RegExp])[] = [
  ['tests', /\.(test|spec|fixture)\.|\/e2e\/|\/testing\//],
  ['examples', /\.examples\.|\/(example|hostile-example)[\w-]*\.ts$/],
  // Older commits have modules with texts instead of message catalogues.
  [
    'messages',
    /\/messages\/(.+\/)?[\w-]+\.json$|\/words\.ts$|\/messages\/(en|de)(-\w+)?\.ts$|\/schema\/german\/(?!in-german)/,
  ],
  ['styles', /\.css$/],
]

/** Applications are counted by folder of `src`, everything else by its first two folders. */
function folderOf(path: string): string {
  const [area = '', name = '', source, folder, ...rest] = path.split('/')
  const hasSubfolders = area === 'apps' && source === 'src' && rest.length > 0
  return hasSubfolders
    ? `${area}/${name}/${folder}`
    : [area, name].filter((part) => !part.includes('.')).join('/')
}

/** The kind of lines that a file has, by its path. */
export function kindOf(path: string): LineKind {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'code'
}

export function countLines(sources: readonly Source[]): readonly FolderLines[] {
  const byFolder = Map.groupBy(sources, ({ path }) => folderOf(path))
  return [...byFolder]
    .map(([folder, files]) => ({
      folder,
      fileCount: files.length,
      lines: Object.fromEntries(
        (['code', 'styles', 'messages', 'examples', 'tests'] as const).map((kind) => [
          kind,
          sum(
            files.filter(({ path }) => kindOf(path) === kind).map(({ text }) => countLinesIn(text)),
          ),
        ]),
      ) as Record<LineKind, number>,
      commentLines: sum(
        files
          .filter(({ path }) => kindOf(path) === 'code')
          .map(({ text }) => countCommentLines(text)),
      ),
    }))
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
}

function countLinesIn(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** Counts lines with nothing but a comment. */
function countCommentLines(text: string): number {
  return sum(
    [...text.matchAll(/^\s*(\/\*[\s\S]*?\*\/|\/\/.*)$/gm)].map(([all]) =>
      countLinesIn(all.trimStart()),
    ),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
