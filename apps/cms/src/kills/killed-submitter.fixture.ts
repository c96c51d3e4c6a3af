import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { createLog } from '@prospectus/server/log'
import { submission } from '../leads/submission.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { createRandom } from './random.fixture.ts'

/**
 * A process in which several visitors submit forms at once, some twice, and that sends the leads to the CRM, until it
 * is killed. Reports on its output what it begins, and what it has acknowledged.
 */
const [seed = '1'] = process.argv.slice(2)
const randomBelow = createRandom(Number(seed))

// A killed process does not pass its compiled code to the next one by itself.
flushCompileCache()
const url = String(await new Promise((resolve) => process.stdin.once('data', resolve)))
const storage = await openStorage(url)
// The CRM is expected to fail; any other error is reported.
const log = createLog((line) => {
  if (!line.includes('The CRM')) report('failed', line.trim())
})
const secrets = { operatorSecret: undefined, seal: undefined, crmSecret: 'crm-secret' }
storage.startSending({ log, ...secrets }).wake()
let count = 0
await Promise.all([send(), send(), send(), send()])

async function send(): Promise<never> {
  for (;;) {
    const number = count++
    // A visitor who presses twice, or whose network lost the response.
    const stepsBack = number > 4 && randomBelow(4) === 0 ? randomBelow(3) : 0
    const key = `${seed}-${number - stepsBack}`
    report('begin', key)
    const input = submission({ key, fields: { name: key, message: 'x'.repeat(randomBelow(3000)) } })
    const stored = await storage.storeSubmission(input)
    report('answered', key)
    report('done', JSON.stringify({ key, id: stored.id }))
  }
}

/**
 * Writes one event per line, synchronously, so that nothing acknowledged is lost when the process is killed.
 *
 * - `begin`: a submission starts, `text` is its key; the parent process counts these to decide when to kill
 * - `answered`: counted too; the submission returned, `text` is its key
 * - `done`: the stored lead, `text` is its key and id as JSON
 * - `failed`: an error other than those of the CRM, `text` is its log line
 */
function report(event: 'begin' | 'answered' | 'done' | 'failed', text: string): void {
  writeSync(1, `${event} ${text}\n`)
}
