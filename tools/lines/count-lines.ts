/** Purpose of a source file. */
export type LineKind = 'code' | 'styles' | 'messages' | 'examples' | 'tests'

/** Lines of one room, blank ones and comments among them, and how many of its code are comments. */
export interface RoomLines {
  readonly room: string
  readonly files: number
  readonly lines: Readonly<Record<LineKind, number>>
  readonly comments: number
}

/** A source file: its path below the project's folder, and its text. */
interface Source {
  readonly path: string
  readonly text: string
}

const KINDS: readonly (readonly [LineKind, RegExp])[] = [
  ['tests', /\.(test|spec|fixture)\.|\/e2e\/|\/testing\//],
  ['examples', /\.examples\.|\/(example|hostile-example)[\w-]*\.ts$/],
  // Modules with texts are what came before the catalogues: in folders not converted yet, and in older commits.
  [
    'messages',
    /\/messages\/(.+\/)?[\w-]+\.json$|\/words\.ts$|\/messages\/(en|de)(-\w+)?\.ts$|\/schema\/german\/(?!in-german)/,
  ],
  ['styles', /\.css$/],
]

/** Folder that a file is counted in: applications by folders of `src`, everything else by its first two folders. */
function roomOf(path: string): string {
  const [area = '', name = '', source, room, ...rest] = path.split('/')
  const hasRooms = area === 'apps' && source === 'src' && rest.length > 0
  return hasRooms
    ? `${area}/${name}/${room}`
    : [area, name].filter((part) => !part.includes('.')).join('/')
}

/** Purpose of a file, by its path alone. */
export function kindOf(path: string): LineKind {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'code'
}

/** Lines by room, rooms by their names. */
export function countLines(sources: readonly Source[]): readonly RoomLines[] {
  const byRoom = Map.groupBy(sources, ({ path }) => roomOf(path))
  return [...byRoom]
    .map(([room, own]) => ({
      room,
      files: own.length,
      lines: Object.fromEntries(
        (['code', 'styles', 'messages', 'examples', 'tests'] as const).map((kind) => [
          kind,
          sum(own.filter(({ path }) => kindOf(path) === kind).map(({ text }) => linesOf(text))),
        ]),
      ) as Record<LineKind, number>,
      comments: sum(
        own.filter(({ path }) => kindOf(path) === 'code').map(({ text }) => commentsOf(text)),
      ),
    }))
    .toSorted((one, other) => (one.room < other.room ? -1 : 1))
}

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** Lines that hold nothing but a comment. */
function commentsOf(text: string): number {
  return sum(
    [...text.matchAll(/^\s*(\/\*[\s\S]*?\*\/|\/\/.*)$/gm)].map(([all]) => linesOf(all.trimStart())),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
