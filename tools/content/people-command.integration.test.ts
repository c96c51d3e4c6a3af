import { createLog } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { quickHasher } from '../../apps/cms/src/people/quick-hasher.fixture.ts'
import { onAnyDatabase } from '../../apps/cms/src/storage/storage.fixture.ts'
import { runPeople } from './people-command.ts'

const cmsUrl = 'http://editor.example'

onAnyDatabase('settings-and-commands#commands people', (open) => {
  test('operators list, invite and change people without signing in, and the audit trail says so', async () => {
    const storage = await open()
    const people = storage.people({
      cmsUrl,
      sealSecret: 'seal-secret',
      log: createLog(() => undefined),
      sendMail: async () => false,
      passwordHasher: quickHasher,
    })
    const run = async (...args: readonly string[]) => {
      const lines: string[] = []
      return { code: await runPeople(args, people, (line) => lines.push(line)), lines }
    }
    await people.addFirst({ email: 'ada@example.com', password: 'a long password', name: 'Ada' })
    const invited = await run('invite', 'bob@example.com', 'author')
    expect(invited.lines[0]).toContain(`${cmsUrl}/reset-password?token=`)
    expect((await run('reset', 'Bob@Example.com')).lines[0]).toContain(`${cmsUrl}/reset-password`)
    expect(await run('clear-second-factor', 'bob@example.com')).toEqual({
      code: 1,
      lines: ['bob@example.com has no second factor, so there is nothing to clear.'],
    })
    expect((await run('role', 'bob@example.com', 'editor')).code).toBe(0)
    expect((await run('disable', 'bob@example.com')).code).toBe(0)
    expect((await run('list')).lines.sort()).toEqual([
      'ada@example.com  owner  Ada',
      'bob@example.com  editor  disabled  Bob',
    ])
    expect((await run('enable', 'bob@example.com')).code).toBe(0)
    expect(await run('disable', 'ada@example.com')).toEqual({
      code: 1,
      lines: ['At least one owner must remain: make somebody else an owner first.'],
    })
    const { items } = await storage.listAuditEntries({ personId: undefined, page: 1, perPage: 10 })
    expect(items.map(({ action, author }) => `${author} ${action}`)).toEqual([
      'operator people.enable',
      'operator people.disable',
      'operator people.role',
      'operator people.reset',
      'operator people.invite',
    ])
  })
})

test('settings-and-commands#commands people clears a second factor, and the audit trail says so', async () => {
  const done: unknown[] = []
  const person = { id: 'b', email: 'bob@example.com', name: 'Bob', role: 'editor' } as const
  const listed = { ...person, disabled: false, second_factor: true, created_at: '2026-01-01' }
  const never = () => expect.fail('nothing else is done')
  const actions = {
    list: async () => [listed],
    clearSecondFactor: async (id: string) => void done.push(id),
    recordAudit: async ({ action, subject }: { action: string; subject: string }) =>
      void done.push(`${action} ${subject}`),
    ...{ invite: never, createResetLink: never, change: never },
  }
  const args = ['clear-second-factor', 'bob@example.com']
  expect(await runPeople(args, actions, () => undefined)).toBe(0)
  expect(done).toEqual(['b', 'people.clear-second-factor bob@example.com'])
})

test.each([
  [[]],
  [['show']],
  [['invite', 'no address', 'author']],
  [['invite', 'bob@example.com', 'king']],
  [['reset', 'nobody@example.com']],
])(
  'settings-and-commands#commands people with the arguments %j prints the usage and changes nothing',
  async (args) => {
    const never = () => expect.fail('nothing is done')
    const actions = {
      invite: never,
      createResetLink: never,
      clearSecondFactor: never,
      change: never,
      recordAudit: never,
    }
    const nobody = { list: async () => [], ...actions }
    const lines: string[] = []
    expect(await runPeople(args, nobody, (line) => lines.push(line))).toBe(1)
    expect(lines[0]).toContain('people invite <e-mail address>')
  },
)
