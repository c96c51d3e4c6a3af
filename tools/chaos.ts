import { ensureBuilt } from './run/ensure-built.ts'
import { runVitest } from './testing/run-vitest.ts'

/**
 * Many failures at the same time while visitors read and editors write; `SEED`, `CHAOS_ROUNDS` and `FUZZED` vary a run.
 */
const WHOLE = { CHAOS_ROUNDS: '10', FUZZED: '100000' }

await ensureBuilt()
process.exit(
  runVitest(['--project', 'integration', 'tools/chaos', ...process.argv.slice(2)], {
    ...WHOLE,
    ...process.env,
  }),
)
