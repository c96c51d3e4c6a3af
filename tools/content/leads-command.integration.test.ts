import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from '@prospectus/protocol/management/address'
import { expect, onTestFinished, test } from 'vitest'
import { submission } from '../../apps/cms/src/leads/submission.fixture.ts'
import {
  MANAGEMENT_TOKEN,
  serveManagement,
} from '../../apps/cms/src/management/served-management.fixture.ts'
import { fillWith } from '../../apps/cms/src/storage/storage.fixture.ts'
import { openStorage } from '../../apps/cms/src/storage/storage.ts'
import { assertOk, runLeads, type SendLeadRequest } from './leads-command.ts'

test('management-api#leads are listed, exported and erased from the command line', async () => {
  const { run, storage, folder } = await openLeads()
  for (let n = 0; n < 101; n++) {
    await storage.storeSubmission(submission({ key: `${n}`, fields: { name: `Ada ${n}` } }))
  }
  const strange = { fields: { name: 'x\u001b[2J\r\ny' }, email: 'eve@visitor.example' }
  await storage.storeSubmission(submission({ key: 'strange', form: 'demo', ...strange }))
  const all = await run('list')
  expect([all.code, all.lines.length]).toEqual([0, 102])
  expect(all.lines[0]).toMatch(/^\S+Z {2}demo {2}received {2}\S+ {2}name: x \[2J y$/)
  expect((await run('list', '--form=demo')).lines).toHaveLength(1)
  expect((await run('list', '--state=new')).lines).toEqual([expect.stringContaining('state is')])

  const file = join(folder, 'leads.csv')
  expect((await run('export', file, '--form=demo')).code).toBe(0)
  expect(await readFile(file, 'utf8')).toMatch(/^\uFEFF"id"/)
  expect((await readFile(file, 'utf8')).split('\r\n').length).toBeGreaterThan(2)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await run('export', file)).code).toBe(1)

  const erased = await run('erase', 'Eve@visitor.example')
  expect(erased.lines).toEqual(['Erased: 1 lead, 0 messages about leads.'])
  expect((await storage.leads({ page: 1, perPage: 1 })).total).toBe(101)
})

test.each([[[]], [['show']], [['list', 'x']], [['export']], [['erase']], [['list', '--x=1']]])(
  'management-api#leads the arguments %j print the usage and request nothing',
  async (args) => {
    const lines: string[] = []
    const send = () => expect.fail('nothing is requested')
    expect(await runLeads(args, send, (line) => lines.push(line))).toBe(1)
    expect(lines[0]).toContain('Usage')
  },
)

async function openLeads() {
  const folder = await mkdtemp(join(tmpdir(), 'leads-'))
  const storage = await openStorage(`file:${join(folder, 'cms.sqlite')}`)
  onTestFinished(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  })
  await fillWith(storage, [])
  const { request } = serveManagement(storage)
  const run = async (...args: readonly string[]) => {
    const lines: string[] = []
    const headers = { authorization: MANAGEMENT_TOKEN }
    const send: SendLeadRequest = async (route, query) => {
      const [method = ''] = route.split(' ')
      return assertOk(await request(addressOf(route, { query }), { method, headers }))
    }
    return { code: await runLeads(args, send, (line) => lines.push(line)), lines }
  }
  return { run, storage, folder }
}
