import { runWithNode } from './install/run-with-node.js'

const [program, ...args] = process.argv.slice(2)
if (program === undefined) {
  console.error('Expected the path of a program: node tools/with-node.js <program> [arguments]')
  process.exit(1)
}
/** Programs that need only the packages of the running product, not those for tests and tools. */
const RUNNING_ONLY = [
  'tools/run/one-role.ts',
  'tools/build.ts',
  'tools/backup/backup.ts',
  'tools/backup/restore.ts',
  'tools/backup/move.ts',
  'tools/backup/promote.ts',
]
runWithNode(program, args, RUNNING_ONLY.includes(program) ? 'running' : 'everything')
