import { ensureBuilt } from './run/ensure-built.ts'
import { runVitest } from './testing/run-vitest.ts'

/**
 * What can go wrong, much of it, while visitors read and editors write; its counters are printed at the end of each
 * test. `SEED=…` chooses another order, `CHAOS_ROUNDS=…` and `FUZZED=…` other numbers; what follows
 * `npm run chaos --` goes to Vitest.
 */
const WHOLE = { CHAOS_ROUNDS: '10', FUZZED: '100000' }

await ensureBuilt()
process.exit(
  runVitest(['--project', 'integration', 'tools/chaos', ...process.argv.slice(2)], {
    ...WHOLE,
    ...process.env,
  }),
)
