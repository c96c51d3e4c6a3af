import { runChecks } from './run-checks.ts'

process.exit(runChecks().failed === 0 ? 0 : 1)
