import { sources } from './check/check-types.ts'
import { countLines, type RoomLines } from './lines/count-lines.ts'
import { sourcesAt } from './lines/sources-at.ts'

/**
 * `npm run lines [-- <commit>]`: how large the repository is, room by room, as it is here or as a commit has it.
 * All lines of a file are counted, blank ones too. The product is apps and packages: code and styles, with
 * messages, examples, and tests with their fixtures apart.
 */
const [commit] = process.argv.slice(2)
const rooms = countLines(commit === undefined ? sources() : sourcesAt(commit))

/** Folders that a web framework would have replaced. */
const FRAMEWORK =
  /^(apps\/site\/(build|http|islands|page|rendering|routes)|packages\/server|tools\/(brand|run))$/

const COLUMNS = ['files', 'code', 'of it comments', 'styles', 'messages', 'examples', 'tests']

print('room', COLUMNS)
for (const room of rooms) print(room.room, cells([room]))
print('', [])
const product = rooms.filter(({ room }) => /^(apps|packages)\//.test(room))
const site = product.filter(({ room }) => /^apps\/site\b/.test(room))
print('the site', cells(site))
print('what a framework brings', cells(rooms.filter(({ room }) => FRAMEWORK.test(room))))
print('product', cells(product))
print('repository', cells(rooms))
print(`product, code and styles: ${total(product, ['code', 'styles'])} lines`, [])

function cells(some: readonly RoomLines[]): readonly string[] {
  const sumOf = (figure: (room: RoomLines) => number) =>
    String(some.reduce((sum, room) => sum + figure(room), 0))
  return [
    sumOf(({ files }) => files),
    sumOf(({ lines }) => lines.code),
    sumOf(({ comments }) => comments),
    ...(['styles', 'messages', 'examples', 'tests'] as const).map((kind) =>
      sumOf(({ lines }) => lines[kind]),
    ),
  ]
}

function total(some: readonly RoomLines[], kinds: readonly (keyof RoomLines['lines'])[]): number {
  return some.reduce((sum, { lines }) => sum + kinds.reduce((all, kind) => all + lines[kind], 0), 0)
}

function print(name: string, figures: readonly string[]): void {
  console.log([name.padEnd(28), ...figures.map((each) => each.padStart(15))].join('').trimEnd())
}
