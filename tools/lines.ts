import { sources } from './check/source-files.ts'
import { countLines, type FolderLines } from './lines/count-lines.ts'
import { sourcesAt } from './lines/sources-at.ts'

/**
 * `npm run lines [-- <commit>]`: prints the repository's lines by folder, blank ones included. The product is apps and
 * packages.
 */
const [commit] = process.argv.slice(2)
const folders = countLines(commit === undefined ? sources() : sourcesAt(commit))

const FRAMEWORK =
  /^(apps\/site\/(build|http|islands|page|rendering|routes)|packages\/server|tools\/(brand|run))$/

const COLUMNS = ['files', 'code', 'comments', 'styles', 'messages', 'examples', 'tests']

print('folder', COLUMNS)
for (const folder of folders) print(folder.folder, cells([folder]))
print('', [])
const product = folders.filter(({ folder }) => /^(apps|packages)\//.test(folder))
const site = product.filter(({ folder }) => /^apps\/site\b/.test(folder))
print('the site', cells(site))
print('framework part', cells(folders.filter(({ folder }) => FRAMEWORK.test(folder))))
print('product', cells(product))
print('repository', cells(folders))
const size = product.reduce((sum, { lines }) => sum + lines.code + lines.styles, 0)
print(`product, code and styles: ${size} lines`, [])

function cells(folders: readonly FolderLines[]): readonly string[] {
  const sumOf = (countOf: (folder: FolderLines) => number) =>
    String(folders.reduce((sum, folder) => sum + countOf(folder), 0))
  return [
    sumOf(({ fileCount }) => fileCount),
    sumOf(({ lines }) => lines.code),
    sumOf(({ commentLines }) => commentLines),
    ...(['styles', 'messages', 'examples', 'tests'] as const).map((kind) =>
      sumOf(({ lines }) => lines[kind]),
    ),
  ]
}

function print(name: string, figures: readonly string[]): void {
  console.log([name.padEnd(28), ...figures.map((figure) => figure.padStart(15))].join('').trimEnd())
}
