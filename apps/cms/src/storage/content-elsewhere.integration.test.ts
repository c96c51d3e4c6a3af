import { createLog } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { prepareFirstOwner } from '../people/first-owner.ts'
import { readSettings } from '../settings.ts'
import { prepareStorage } from './prepare-storage.ts'
import { testContent } from './storage.fixture.ts'

const PASSWORD = 'a-long-enough-password'

async function prepare(env: Readonly<Record<string, string>>) {
  const log = createLog(() => undefined)
  const settings = readSettings({ ...env, SEAL_SECRET: 'seal-secret' })
  const bundled = testContent([{ full_slug: 'about', content: { component: 'page' } }])
  const storage = await prepareStorage({
    settings: { ...settings, databaseUrl: 'file::memory:' },
    bundled,
    log,
  })
  onTestFinished(() => storage.close())
  const people = storage.people({
    cmsUrl: settings.cmsUrl,
    sealSecret: 'seal-secret',
    log,
    sendMail: async () => false,
  })
  const link = await prepareFirstOwner(people, settings)
  const story = await storage.findStory({ fullSlug: 'about' }, 'published')
  return { link, story, hasOwner: !(await people.isEmpty()) }
}

test('a content system whose sites read a Storyblok space has none of the seed stories, and offers no link', async () => {
  const CONTENT_API_URL = 'https://api.storyblok.com/v2'
  expect(await prepare({ CONTENT_API_URL })).toEqual({
    link: undefined,
    story: undefined,
    hasOwner: false,
  })
  const owner = { OWNER_EMAIL: 'ada@vendor.example', OWNER_PASSWORD: PASSWORD }
  expect(await prepare({ CONTENT_API_URL, ...owner })).toMatchObject({ hasOwner: true })
})

test.each([{}, { CONTENT_API_URL: 'http://127.0.0.1:3001/v2' }])(
  'a content system that its sites read has the seed stories, and offers the link: %j',
  async (env) => {
    expect(await prepare(env)).toMatchObject({
      link: expect.stringContaining('/first-owner?token='),
      story: { name: expect.any(String) },
      hasOwner: false,
    })
  },
)
