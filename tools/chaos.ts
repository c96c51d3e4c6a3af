import { ensureBuilt } from './run/ensure-built.ts'
import { runVitest } from './testing/run-vitest.ts'

/**
 * `npm run chaos`: causes many failures while visitors read and editors write. `SEED`, `CHAOS_ROUNDS` and `FUZZED` vary
 * a run.
 */
const DEFAULTS = { CHAOS_ROUNDS: '10', FUZZED: '100000' }

await ensureBuilt()
process.exit(
  runVitest(['--project', 'integration', 'tools/chaos', ...process.argv.slice(2)], {
    ...DEFAULTS,
    ...process.env,
  }),
)
