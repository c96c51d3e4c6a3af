import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from '../check/run-checks.ts'
import { ensureBuilt } from '../run/ensure-built.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { runVitest } from './run-vitest.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly success: boolean
}

const started = performance.now()
/** True to run only the unit and integration tests that import changed files, and no checks. */
const isChangedOnly = process.argv.includes('--changed')
const chromium = ensureChromium(process.env)
if (chromium === undefined) {
  console.error('No Chromium: set CHROMIUM_PATH, or install one; the browser tests need it.')
}
const postgres = await ensurePostgres(process.env)
if (postgres === undefined) {
  console.error('No PostgreSQL: set TEST_DATABASE_URL, or install one; the storage tests need it.')
}
const isComplete = chromium !== undefined && postgres !== undefined
if (process.env.CI && !isComplete) {
  postgres?.stop()
  process.exit(1)
}

const [checks] = await Promise.all([
  isChangedOnly ? { passed: 0, failed: 0 } : runChecks(),
  ensureBuilt(),
])
const report = testAll(chromium, postgres?.url)
postgres?.stop()

const failed = checks.failed + Math.max(report.numFailedTests, report.success ? 0 : 1)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`\n${isChangedOnly ? 'Tests' : 'Checks and tests'} took ${seconds} s.`)
console.log(`${checks.passed + report.numPassedTests} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Runs the tests with a data folder of their own; without a browser only those that need none. */
function testAll(browser: string | undefined, database: string | undefined): Report {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-test-'))
  const output = join(folder, 'report.json')
  const projects =
    isChangedOnly || browser === undefined ? ['--project', 'unit', '--project', 'integration'] : []
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${output}`]
  runVitest([...projects, ...reporters, ...process.argv.slice(2)], {
    CHROMIUM_PATH: browser,
    TEST_DATABASE_URL: database,
    DATA_DIR: join(folder, 'data'),
  })
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as Report
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 0, success: false }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
