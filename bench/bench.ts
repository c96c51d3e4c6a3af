import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Each bench is a program whose output is a Markdown table. */
const benches: Readonly<Record<string, string>> = {
  start: 'serving/start-bench.ts',
  render: 'serving/render-bench.ts',
  throughput: 'serving/throughput-bench.ts',
  files: 'serving/files-bench.ts',
  processes: 'serving/processes-bench.ts',
  pictures: 'serving/pictures-bench.ts',
  bytes: 'loading/bytes-bench.ts',
  phone: 'loading/phone-bench.ts',
  visit: 'loading/visit-bench.ts',
  instrument: 'loading/instrument-bench.ts',
  keystroke: 'search/keystroke-bench.ts',
  repaint: 'preview/repaint-bench.ts',
  editor: 'editor/editor-bench.ts',
  catalogue: 'catalogue/catalogue-bench.ts',
  search: 'search/search-bench.ts',
  relevance: 'relevance/relevance-bench.ts',
  wire: 'search/wire-bench.ts',
  delivery: 'delivery/delivery-bench.ts',
  refresh: 'delivery/refresh-bench.ts',
  saves: 'delivery/saves-bench.ts',
  memory: 'memory/memory-bench.ts',
  'form-posts': 'attack/form-posts-bench.ts',
  peers: 'peers/peers-bench.ts',
  readme: 'peers/readme-bench.ts',
}
/** One installs packages from the registry, one writes documents: both run only by name. */
const BY_NAME_ONLY = ['peers', 'readme']

const [name, ...args] = process.argv.slice(2)
const defaults = Object.keys(benches).filter((each) => !BY_NAME_ONLY.includes(each))
const selected = name === undefined ? defaults : [name]
const unknown = selected.filter((each) => benches[each] === undefined)
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}
for (const each of selected) {
  console.log(`\n## ${each}\n`)
  const program = join(import.meta.dirname, benches[each] ?? '')
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
