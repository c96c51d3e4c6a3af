import { join } from 'node:path'
import { createLog } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { runParked } from '../../../../tools/content/parked-command.ts'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { createDiskStore } from '../assets/store/disk-store.ts'
import { openDatabase } from '../database/open-database.ts'
import { serveManagement } from '../management/served-management.fixture.ts'
import { changePlan, createPlan } from '../plans/plans.ts'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { publishStory } from '../stories/publish-story.ts'
import { webhookReceiver } from '../webhooks/webhook-receiver.fixture.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const BEFORE = new Date('2026-03-04T05:00:00.000Z')
const AFTER = new Date('2026-03-04T06:00:00.000Z')
const HOOK = 'https://crm.example.com/changes'

onBothDatabases('operation#restore pending webhooks, messages and plans', (_, tools) => {
  /** Runs the same statements as the first test, so PostgreSQL runs it only in `npm run audit`. */
  const furtherTest = test.runIf(tools.kind === 'sqlite' || process.env.EVERY_DATABASE)

  /** Restores a content system that had a webhook, a message for it, and a plan that is overdue by now. */
  async function restoreContentSystem(parkedAt: Date | undefined) {
    const url = await tools.createUrl()
    const production = await openStorage(url, { now: () => BEFORE })
    const content = { component: 'page' }
    await fillWith(production, [
      { full_slug: 'told', content },
      { full_slug: 'planned', content, published: false },
    ])
    await production.createWebhook({ name: 'CRM', url: HOOK })
    await production.change(publishStory, 1001)
    const plan = { kind: 'schedule', name: '', action: 'publish', story_ids: [1002] } as const
    const due_at = '2026-03-04T05:30:00.000Z'
    const { id: planId } = await production.change(createPlan, { ...plan, due_at }, 'Ada')
    await production.close()

    const folder = join(temporaryFolder('parked', onTestFinished), 'backup')
    const store = createDiskStore(join(temporaryFolder('parked', onTestFinished), 'uploads'))
    const from = await openDatabase(url)
    await backUp(from, { folder, sources: [store], now: BEFORE })
    await from.db.destroy()
    const thereUrl = await tools.createUrl()
    const there = await openDatabase(thereUrl)
    await restore(there, { folder, store, parkedAt })
    await there.db.destroy()

    const storage = await openStorage(thereUrl, { now: () => AFTER })
    onTestFinished(() => storage.close())
    const receiver = webhookReceiver()
    const log = createLog(() => undefined)
    const sending = { log, operatorSecret: undefined, seal: undefined, post: receiver.post }
    /** Sends and carries out all that is due; returns the messages sent and plans carried out. */
    const run = async () => {
      const sender = storage.startSending(sending)
      const plans: string[] = []
      for (;;) {
        const plan = await storage.executeNextPlan()
        if (plan === undefined) break
        plans.push(plan.problem ?? 'done')
      }
      sender.wake()
      await sender.settled()
      await sender.stop()
      const webhooks = receiver.received.splice(0).map(({ body }) => body.full_slug)
      return { plans, webhooks }
    }
    return { storage, run, planId }
  }

  const NOTHING = { plans: [], webhooks: [] }

  test('are parked by a restore, and continue when the operator resumes them', async () => {
    const { storage, run } = await restoreContentSystem(AFTER)
    const { send } = serveManagement(storage)
    const parkedIn = async () => (await send('GET parked')).body
    expect(await parkedIn()).toEqual({ parked: { webhooks: 1, messages: 1, plans: 1 } })
    expect(await run()).toEqual(NOTHING)
    await storage.change(publishStory, 1001)
    expect(await run(), 'a change in the copy is not sent to others either').toEqual(NOTHING)

    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    expect(await runParked([], storage, print)).toBe(0)
    expect(await runParked(['resume'], storage, print)).toBe(0)
    expect(await runParked([], storage, print)).toBe(0)
    expect(lines).toEqual([
      'Parked by a restore: 1 webhook, 1 message, 1 plan.',
      'Resumed: 1 webhook, 1 message, 1 plan.',
      'Parked by a restore: nothing.',
    ])
    expect(await parkedIn()).toEqual({ parked: { webhooks: 0, messages: 0, plans: 0 } })
    expect(await run()).toEqual({ plans: ['done'], webhooks: ['told', 'planned'] })
    expect(await run(), 'only once').toEqual(NOTHING)
  })

  furtherTest('continue at once after a restore that replaces a lost database', async () => {
    const { storage, run } = await restoreContentSystem(undefined)
    expect(await storage.countParkedWork()).toEqual({ webhooks: 0, messages: 0, plans: 0 })
    expect(await run()).toEqual({ plans: ['done'], webhooks: ['told', 'planned'] })
  })

  furtherTest(
    'can be resumed one by one in the editor: a webhook by activating it, a plan by setting its time',
    async () => {
      const { storage, run, planId } = await restoreContentSystem(AFTER)
      const [webhook] = await storage.listWebhooks()
      expect(webhook?.active).toBe(false)
      await storage.changeWebhook(webhook?.id ?? 0, { active: true })
      expect(await run()).toEqual({ plans: [], webhooks: ['told'] })
      const due_at = AFTER.toISOString()
      await storage.change(changePlan, 'schedule', planId, { due_at })
      expect(await run()).toEqual({ plans: ['done'], webhooks: ['planned'] })
    },
  )
})
