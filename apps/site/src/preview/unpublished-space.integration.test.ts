import { SHARED_DRAFT_PARAMETER, signSharedDraft } from '@prospectus/server/shared-draft'
import { expect, test } from 'vitest'
import { DRAFT_MARK, servePreview } from './previewed-site.fixture.ts'
import { NOW, PREVIEW_TOKEN, SPACE_ID, signedQuery } from './signed-request.fixture.ts'

const folder = { uuid: 'f', id: 2, slug: 'blog', name: 'Blog', is_folder: true }
const nothing = { published: null, script: { links: { f: folder } } } as const

test('ROUTE-5 before anything is published, only the editor sees drafts', async () => {
  const { send } = await servePreview(nothing)
  const draft = await send(`/about?${signedQuery({ storyId: 17 })}`)
  expect(draft.status).toBe(200)
  expect(draft.text).toContain(`About us ${DRAFT_MARK}`)
  const settings = await send(`/about?${signedQuery({ storyId: 7 })}`)
  expect(settings.status).toBe(200)
  const expires = new Date(NOW + 60_000)
  const signing = { spaceId: SPACE_ID, previewToken: PREVIEW_TOKEN }
  const shared = `/about?${SHARED_DRAFT_PARAMETER}=${signSharedDraft({ storyId: 17, expires }, signing)}`
  for (const path of ['/about', '/', shared]) {
    const { status, text, headers } = await send(path)
    expect(status).toBe(404)
    expect(text).toContain('<h1>Nothing is published yet</h1>')
    expect(text).not.toContain(DRAFT_MARK)
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(headers).not.toHaveProperty('retry-after')
  }
})

test('site-endpoints#health while it is not known whether anything is published, the preview is being prepared', async () => {
  const away = await servePreview({ published: null, script: { status: 500 } })
  expect((await away.send('/')).status).toBe(503)
  const loading = await servePreview({ published: null })
  expect((await loading.send('/')).status).toBe(503)
})
