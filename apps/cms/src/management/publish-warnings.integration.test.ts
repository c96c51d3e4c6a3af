import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase, testUuid } from '../storage/storage.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

const seo = (title: string) => ({ seo: { title, description: 'x'.repeat(140) } })
const hero = (more = {}) => ({ component: 'hero-banner', _uid: 'b', heading: 'Words', ...more })
const page = (more = {}) => ({ component: 'modules/page', _uid: 'r', body: [hero()], ...more })
const TITLE = 'Thirty letters or more are enough here'

type Send = Awaited<ReturnType<typeof serveManagementWithStories>>['send']
const warningsOf = async (send: Send, id: number) =>
  listOf((await send(`GET stories/${id}/warnings`)).body, 'warnings')
const kindsOf = async (send: Send, id: number) =>
  (await warningsOf(send, id)).map(({ kind }) => kind)

onAnyDatabase('management-api#warnings before publishing', (open) => {
  test('another page with the same title is reported, whether its name or its own title', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'a', content: page(seo(TITLE)) },
      { full_slug: 'b', name: TITLE, content: page({ seo: { description: 'x'.repeat(140) } }) },
      { full_slug: 'c', name: `${TITLE} too`, content: page(seo(`${TITLE} and there`)) },
      { full_slug: 'd', name: TITLE, content: page(seo('Another title that is long enough')) },
      { full_slug: 'e', name: TITLE, content: { component: 'modules/form', _uid: 'r' } },
    ])
    expect(await warningsOf(send, 1001)).toMatchObject([
      { kind: 'same-title', field: 'seo', values: { address: '/b' } },
    ])
    expect(await kindsOf(send, 1002)).toEqual(['same-title'])
    expect(await kindsOf(send, 1003)).toEqual([])
  })

  test('LANG-2 differences between a translation and its original are reported', async () => {
    let now = new Date('2026-05-01T10:00:00Z')
    const storage = await open({ now: () => now })
    const written = { published_at: '2026-01-01T10:00:00Z', updated_at: '2026-01-01T10:00:00Z' }
    const { send } = await serveManagementWithStories(storage, [
      {
        full_slug: 'home',
        ...written,
        content: page(seo('The original, with a title of its own')),
      },
      { full_slug: 'de/', ...written, content: page(seo('Die Übersetzung, mit eigenem Titel')) },
      { full_slug: 'de/allein', ...written, content: page(seo('Nur auf Deutsch, ohne Original')) },
      { full_slug: 'us', ...written, content: page(seo('About us, which is known in German too')) },
      {
        full_slug: 'de/wir',
        ...written,
        published: false,
        group_id: testUuid(1004),
        content: page(seo('Über uns, was noch niemand lesen kann')),
      },
    ])
    const [original, translation, alone, us, draft] = [1001, 1002, 1003, 1004, 1005]
    expect(await kindsOf(send, original)).toEqual([])
    expect(await kindsOf(send, translation)).toEqual([])
    expect(await kindsOf(send, alone)).toEqual(['translation-not-linked'])
    expect(await kindsOf(send, us)).toEqual(['translation-not-published'])
    expect(await kindsOf(send, draft)).toEqual([])

    now = new Date('2026-05-02T10:00:00Z')
    const content = page(seo('The original says something else now'))
    await send(`PUT stories/${original}`, { body: { story: { content } } })
    expect(await kindsOf(send, original)).toEqual(['translation-behind'])
    await send(`POST stories/${original}/publish`)
    expect(await warningsOf(send, translation)).toMatchObject([
      { kind: 'original-changed', values: { address: '/home' } },
    ])
  })

  test('a link to a story without a page, and an unpublished form, are reported at their fields', async () => {
    const form = { component: 'modules/form', _uid: 'f', fields: [] }
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'forms/contact', name: 'Contact form', content: form },
      { full_slug: 'forms/planned', content: form, published: false },
      { full_slug: 'a', content: page() },
    ])
    const link = {
      linktype: 'story',
      fieldtype: 'multilink',
      id: testUuid(1001),
      cached_url: 'forms/contact',
    }
    const entry = { component: 'link', _uid: 'l', label: 'Write to us', link }
    const formBlock = (uid: string, form_id: string) => ({
      component: 'form',
      _uid: `b-${uid}`,
      form: [{ component: 'form-embed', _uid: uid, form_id }],
    })
    const forms = ['contact', 'planned', 'no-such-form', 'hubspot:1/2'].map((id, at) =>
      formBlock(`f${at}`, id),
    )
    const body = [hero({ links: [entry] }), ...forms]
    await send('PUT stories/1003', { body: { story: { content: page({ ...seo(TITLE), body }) } } })
    const found = await warningsOf(send, 1003)
    expect(found.filter(({ kind }) => /page-link|form$/.test(String(kind)))).toMatchObject([
      { kind: 'no-page-link', uid: 'l', field: 'link', values: { name: 'Contact form' } },
      { kind: 'unknown-form', uid: 'f1', field: 'form_id', values: { id: 'planned' } },
      { kind: 'unknown-form', uid: 'f2', field: 'form_id', values: { id: 'no-such-form' } },
    ])
  })

  test('ROUTE-4 a redirect that leads nowhere or in a cycle is reported, as a block or a story', async () => {
    const block = (destination_url?: string) =>
      page({ body: [hero(), { component: 'redirect', _uid: 'x', destination_url }] })
    const redirectTo = (destination_url: unknown) => ({
      ...{ component: 'modules/redirect', _uid: 'r', destination_url },
    })
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'empty', name: 'Empty', content: redirectTo('') },
      { full_slug: 'unsafe', content: redirectTo('javascript:alert(1)') },
      { full_slug: 'through', content: block('/empty?from=here') },
      { full_slug: 'draft', name: 'Draft', content: page(), published: false },
      { full_slug: 'to-draft', content: block('/draft') },
      { full_slug: 'a', content: redirectTo('/b/#top') },
      { full_slug: 'b', content: block('a') },
      { full_slug: 'self', content: block('/self') },
      { full_slug: 'fine', content: redirectTo({ linktype: 'story', cached_url: 'home' }) },
      { full_slug: 'away', content: block('https://partner.example') },
      { full_slug: 'file', content: redirectTo('/assets/1/x.pdf') },
      { full_slug: 'home', content: page() },
    ])
    const warningList = async (id: number) =>
      (await warningsOf(send, id))
        .filter(({ kind }) => String(kind).startsWith('redirect'))
        .map(({ kind, uid, field, values }) => ({ kind, uid, field, values }))
    const nowhere = (uid: string, name?: string) => ({
      ...{ kind: 'redirect-nowhere', uid, field: 'destination_url' },
      values: name === undefined ? undefined : { name },
    })
    const circle = (uid: string, address: string) => ({
      ...{ kind: 'redirect-circle', uid, field: 'destination_url', values: { address } },
    })
    expect(await Promise.all([1001, 1002, 1003, 1005].map(warningList))).toEqual([
      [nowhere('r')],
      [nowhere('r')],
      [nowhere('x', 'Empty')],
      [nowhere('x', 'Draft')],
    ])
    expect(await Promise.all([1006, 1007, 1008].map(warningList))).toEqual([
      [circle('r', '/a')],
      [circle('x', '/b')],
      [circle('x', '/self')],
    ])
    expect(await Promise.all([1009, 1010, 1011, 1012].map(warningList))).toEqual([[], [], [], []])
  })

  test('BLOCK-3 LANG-2 chosen stories that a page does not show are reported, and samples that it shows', async () => {
    const member = { component: 'modules/team-member', _uid: 'm' }
    const result = { component: 'modules/testimonial', _uid: 't', number: '9 %' }
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'team/ada', name: 'Ada', content: member },
      { full_slug: 'de/team/bo', name: 'Bo', content: member },
      { full_slug: 'de/team/cy', name: 'Cy', content: member, published: false },
      { full_slug: 'results/nine', name: 'Nine', content: result },
      { full_slug: 'home', content: page() },
      { full_slug: 'de/', content: page() },
    ])
    const [ada, bo, cy, nine, gone, goneToo] = [1001, 1002, 1003, 1004, 998, 999].map(testUuid)
    const body = [
      { component: 'team-listing', _uid: 'all', heading: 'All' },
      { component: 'team-listing', _uid: 'some', members: [ada, bo, cy, gone, goneToo] },
      { component: 'testimonials-slider', _uid: 'every', heading: 'Every one' },
      { component: 'testimonials-slider', _uid: 'one', testimonials: [nine] },
    ]
    const warningList = async (id: number) => {
      await send(`PUT stories/${id}`, {
        body: { story: { content: page({ ...seo(TITLE), body }) } },
      })
      const found = await warningsOf(send, id)
      return found
        .filter(({ kind }) => ['chosen-not-shown', 'samples-shown'].includes(String(kind)))
        .map(({ kind, uid, field, values }) => ({ kind, uid, field, values }))
    }
    const hidden = (name?: string, language = 'de', uid = 'some', field = 'members') => ({
      ...{ kind: 'chosen-not-shown', uid, field },
      values: name === undefined ? undefined : { name, language },
    })
    const samples = (uid: string) => ({ kind: 'samples-shown', uid, field: 'testimonials' })
    expect(await warningList(1005)).toEqual([hidden('Bo', 'en'), hidden('Cy', 'en'), hidden()])
    expect(await warningList(1006)).toEqual([
      ...[hidden('Ada'), hidden('Cy'), hidden(), samples('every')],
      ...[hidden('Nine', 'de', 'one', 'testimonials'), samples('one')],
    ])
  })

  test('what the whole site loses with a story is reported: its front pages, its settings, a language', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', content: page() },
      { full_slug: 'de/', content: page() },
      { full_slug: 'settings', content: { component: 'modules/settings', _uid: 's' } },
      { full_slug: 'about', content: page() },
    ])
    const losses = async (id: number) => (await send(`GET stories/${id}/losses`)).body.warnings
    expect(await losses(1001)).toMatchObject([{ kind: 'front-page', values: { address: '/' } }])
    expect(await losses(1002)).toMatchObject([{ kind: 'front-page', values: { address: '/de' } }])
    expect(await losses(1003)).toMatchObject([{ kind: 'site-settings' }])
    expect(await losses(1004)).toEqual([])
    const made = async (slug: string, parent_id = 0) => {
      const story = { name: slug, slug, is_folder: true, parent_id }
      const { body } = await send('POST stories', { body: { story } })
      return Number(Object(body.story).id)
    }
    const [folder] = listOf((await send('GET stories?folder_only=1')).body, 'stories')
    const german = Number(folder?.id)
    expect(await losses(german)).toMatchObject([
      { kind: 'language-folder', values: { language: 'de' } },
    ])
    expect(await losses(await made('news', german))).toEqual([])
    expect(await losses(await made('fr'))).toEqual([])
  })

  test('a broken link and a picture without a description are reported at their field', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'hidden', name: 'Hidden', published: false, content: page() },
      { full_slug: 'a', content: page() },
    ])
    const link = (id: string) => ({
      linktype: 'story',
      fieldtype: 'multilink',
      id,
      cached_url: 'x',
    })
    const image = { filename: 'https://assets.example/f/1/900x900/ab12/a.jpg' }
    const entry = { component: 'link', _uid: 'l', label: 'Go', link: link(testUuid(1001)) }
    const gone = { component: 'link', _uid: 'm', label: 'Go', link: link(testUuid(999)) }
    const body = [hero({ image, links: [entry, gone] })]
    const saved = { story: { content: page({ ...seo(TITLE), body }) } }
    await send('PUT stories/1002', { body: saved })
    const found = await warningsOf(send, 1002)
    expect(found.filter(({ kind }) => String(kind) !== 'left-out')).toMatchObject([
      { kind: 'dead-link', uid: 'l', field: 'link', values: { name: 'Hidden' } },
      { kind: 'dead-link', uid: 'm', field: 'link' },
      { kind: 'no-alt', uid: 'b', field: 'image', values: { name: 'a.jpg' } },
    ])
  })
})
