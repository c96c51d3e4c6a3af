import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { type OpenTestStorage, onAnyDatabase } from '../storage/storage.fixture.ts'
import { createTestLibrary, createUploadForm, png, uploadFile } from './asset-library.fixture.ts'
import {
  ASSET_ORIGIN,
  serveManagement,
  serveManagementWithStories,
} from './served-management.fixture.ts'

const SPACE = { assetHost: 'files.example' }

async function manageFiles(open: OpenTestStorage) {
  const library = await createTestLibrary()
  const stories = [{ full_slug: 'home', content: { component: 'modules/page', body: [] } }]
  const served = await serveManagementWithStories(await open(), stories, SPACE, library)
  const upload = (filename: string, bytes: Uint8Array, id?: number) =>
    uploadFile(served, filename, bytes, id)
  const listed = (await served.send('GET stories?story_only=1')).body
  return { ...served, library, upload, story: Number(listOf(listed, 'stories')[0]?.id) }
}

/** A page whose only block has this picture. */
const pageWith = (image: unknown) => ({
  story: {
    content: {
      component: 'modules/page',
      body: [{ component: 'modules/image', _uid: 'a1', image }],
    },
  },
})

const pathOf = (filename: unknown) =>
  new URL(String(filename)).pathname.split('/').slice(3).join('/')

onAnyDatabase('management-api#assets', (open) => {
  test('a file that is uploaded again is stored once, and its promised id leads to it', async () => {
    const { send, post, upload } = await manageFiles(open)
    const bytes = await png(30, 20)
    const first = (await upload('chart.png', bytes)).body
    const signed = (await send('POST assets', { body: { filename: 'chart.png', alt: 'A chart' } }))
      .body
    expect(signed.id).not.toBe(first.id)
    const again = await post(String(signed.post_url), createUploadForm('chart.png', bytes))
    expect([again.status, again.body]).toMatchObject([201, { id: first.id, alt: 'A chart' }])
    for (const route of [`GET assets/${signed.id}/finish_upload`, `GET assets/${signed.id}`]) {
      expect((await send(route)).body).toMatchObject({ id: first.id, filename: first.filename })
    }
    const names = async () => listOf((await send('GET assets')).body, 'assets').map(({ id }) => id)
    expect(await names()).toEqual([first.id])
    const made = await send('POST asset_folders', { body: { asset_folder: { name: 'Other' } } })
    const asset_folder_id = Object(made.body.asset_folder).id
    const elsewhere = await send('POST assets', {
      body: { filename: 'chart.png', asset_folder_id },
    })
    await post(String(elsewhere.body.post_url), createUploadForm('chart.png', bytes))
    await upload('chart.png', await png(3, 2))
    expect(await names()).toHaveLength(3)
  })

  test('a picture is uploaded, listed, described, and found where it is used', async () => {
    const { send, upload, read, library, story } = await manageFiles(open)
    const made = await upload('Über uns v1.2.PNG', await png(30, 20))
    expect([made.status, made.body]).toMatchObject([
      201,
      { name: 'uber-uns-v1_2.png', content_type: 'image/png', alt: '', focus: '' },
    ])
    const { id, filename } = made.body
    expect(filename).toMatch(
      new RegExp(`^${ASSET_ORIGIN}/f/1000/30x20/[0-9a-f]{16}/uber-uns-v1_2\\.png$`),
    )
    expect((await library.store.open(pathOf(filename)))?.size).toBe(made.body.content_length)
    expect((await send(`GET assets/${id}/finish_upload`)).body.filename).toBe(filename)
    const trail = (await send('GET audit')).body.audit
    const entry = { action: 'POST asset_uploads/:signature', subject: `assets/${id}` }
    expect(trail).toContainEqual(expect.objectContaining({ ...entry, author: 'MANAGEMENT_TOKEN' }))
    const listed = await send('GET assets?search=UBER')
    expect([listed.headers.get('total'), listed.body.assets]).toMatchObject(['1', [{ id }]])
    expect((await send('GET assets?search=nowhere')).body.assets).toEqual([])
    const found = async (filter: string) =>
      (await send(`GET assets?${filter}=1`)).headers.get('total')
    expect([await found('unused'), await found('undescribed')]).toEqual(['1', '1'])

    const asset = { alt: 'A chart', focus: '1x1:5x5', title: 'T', meta_data: { decorative: false } }
    const saved = await send(`PUT assets/${id}`, { body: { asset } })
    expect(saved.body).toMatchObject({
      alt: 'A chart',
      focus: '1x1:5x5',
      meta_data: { title: 'T' },
    })
    expect(library.deletedConversions).toEqual([pathOf(filename)])

    const used = await send(`PUT stories/${story}?`, {
      body: { ...pageWith({ id, filename, alt: 'A chart', fieldtype: 'asset' }), publish: 1 },
    })
    expect([await found('unused'), await found('undescribed')]).toEqual(['0', '0'])
    expect(used.status).toBe(200)
    expect(JSON.stringify((await read('stories/home')).body)).toContain(String(filename))
    expect((await send(`GET assets/${id}/stories`)).body.stories).toMatchObject([
      { id: story, full_slug: 'home' },
    ])
    const refused = await send(`DELETE assets/${id}`)
    expect([refused.status, refused.body.field]).toEqual([422, 'force'])
    expect((await send(`DELETE assets/${id}?force=1`)).status).toBe(200)
    expect((await send(`GET assets/${id}`)).status).toBe(404)
    expect(await library.store.open(pathOf(filename))).toBeUndefined()
  })

  test('a replaced file has a new address in all drafts, and none of them is published', async () => {
    const { send, upload, read, library, story } = await manageFiles(open)
    const { id, filename } = (await upload('chart.png', await png(30, 20))).body
    const image = { id, filename, alt: 'A chart', focus: '1x1:5x5', fieldtype: 'asset' }
    await send(`PUT stories/${story}`, { body: { ...pageWith(image), publish: 1 } })
    await send(`PUT assets/${id}`, { body: { asset: { focus: '1x1:5x5' } } })
    const draft = await send('POST stories', {
      body: { story: { ...pageWith(image).story, name: 'D', slug: 'draft' }, publish: 1 },
    })
    await send(`PUT stories/${draft.body.story?.id}`, { body: { story: { name: 'Other' } } })

    const replaced = await upload('better.png', await png(40, 40), Number(id))
    expect(replaced.body).toMatchObject({ id, name: 'better.png', focus: '' })
    const now = String(replaced.body.filename)
    expect(now).not.toBe(filename)
    expect(replaced.body.stories).toMatchObject([
      { id: story, full_slug: 'home', version: 2, published: true, had_changes: false },
      { id: draft.body.story?.id, name: 'Other', published: true, had_changes: true },
    ])
    const names = async (slug: string, version?: 'draft') => {
      const shown = JSON.stringify((await read(`stories/${slug}`, version)).body)
      return [shown.includes(String(filename)), shown.includes(now), shown.includes('1x1:5x5')]
    }
    for (const slug of ['home', 'draft']) {
      expect([slug, await names(slug)]).toEqual([slug, [true, false, true]])
      expect([slug, await names(slug, 'draft')]).toEqual([slug, [false, true, false]])
    }
    // Published on purpose, and restored from the version before.
    await send(`POST stories/${story}/publish`)
    expect(await names('home')).toEqual([false, true, false])
    await send(`PUT stories/${story}/restore?version=2`)
    await send(`POST stories/${story}/publish`)
    expect(await names('home')).toEqual([true, false, true])
    expect(await library.store.open(pathOf(filename))).toBeDefined()
    expect(library.deletedConversions.at(-1)).toBe(pathOf(filename))
    expect((await send(`GET stories/${story}/versions`)).headers.get('total')).toBe('4')
  })

  test('saving or publishing a picture without a description warns, unless it is decorative', async () => {
    const { send, upload, story } = await manageFiles(open)
    const { id, filename } = (await upload('chart.png', await png(30, 20))).body
    const warnings = async (more: object) => {
      const body = pageWith({ id, filename, fieldtype: 'asset', ...more })
      const saved = await send(`PUT stories/${story}`, { body })
      return listOf(saved.body, 'warnings').map(({ message }) => message)
    }
    const bare = 'The picture chart.png has no alternative text and is not marked as decorative.'
    expect(await warnings({ alt: ' ' })).toContain(bare)
    expect(await warnings({ alt: 'A chart' })).not.toContain(bare)
    expect(await warnings({ meta_data: { alt: 'A chart' } })).not.toContain(bare)
    expect(await warnings({ meta_data: { decorative: true } })).not.toContain(bare)
    await send(`PUT assets/${id}`, { body: { asset: { decorative: true } } })
    expect(await warnings({})).not.toContain(bare)
  })

  test('only as many uploads as fit into memory run at once; one more must wait', async () => {
    const { send, post } = await manageFiles(open)
    const form = createUploadForm('chart.png', await png(3, 2))
    const address = async () =>
      String((await send('POST assets', { body: { filename: 'chart.png' } })).body.post_url)
    const end = Promise.withResolvers<void>()
    const addresses = await Promise.all(Array.from({ length: 4 }, address))
    const held = addresses.map((each) => post(each, form, end.promise))
    const late = await address()
    const refused = await post(late, form)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(refused.body.error).toMatch(/^Too many files are being uploaded at the moment/)
    end.resolve()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await post(late, form)).status).toBe(201)
  })

  test('a failed upload is logged without its signed address', async () => {
    const storage = await open()
    const library = await createTestLibrary()
    const { send } = await serveManagementWithStories(storage, [], SPACE, library)
    const asset = () => Promise.reject(new Error('The storage is broken'))
    const broken = serveManagement({ ...storage, asset, change: asset }, library)
    const response = await uploadFile({ send, post: broken.post }, 'chart.png', await png(3, 2))
    expect(response.status).toBe(500)
    expect(broken.logged).toMatchObject([{ target: 'POST /v1/spaces/1000/asset_uploads/…' }])
  })

  test.each([
    ['groups in groups', '<g>'.repeat(20_000) + '</g>'.repeat(20_000), 'more than 100 levels'],
    ['copies of copies', copiesOfCopies(), 'more than 100,000 elements'],
    [
      'characters that grow when they are escaped',
      `<text>${'&'.repeat(500_000)}</text>`,
      'at most 2 MB',
    ],
  ])('a drawing of %s is refused', async (_what, inside, reason) => {
    const { upload } = await manageFiles(open)
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
    const { status, body } = await upload('drawing.svg', new TextEncoder().encode(drawing))
    expect([status, body.error]).toEqual([422, expect.stringContaining(reason)])
  })

  test('every response with an asset has its tags', async () => {
    const { send, post } = await manageFiles(open)
    const tag = { name: 'Charts', object_type: 'asset' }
    const made = (await send('POST internal_tags', { body: { internal_tag: tag } })).body
    const { id, name } = Object(made.internal_tag)
    const signed = (
      await send('POST assets', { body: { filename: 'chart.png', internal_tag_ids: [id] } })
    ).body
    const form = createUploadForm('chart.png', await png(3, 2))
    const responses = [
      await post(String(signed.post_url), form),
      await send(`GET assets/${signed.id}/finish_upload`),
      await send(`POST assets/${signed.id}/finish_upload`),
      await send(`DELETE assets/${signed.id}`),
    ]
    for (const { body } of responses) expect(body.internal_tags_list).toEqual([{ id, name }])
  })

  test('a rejected request for an upload is not recorded and uses up no id', async () => {
    const storage = await open()
    const library = await createTestLibrary()
    const { send } = await serveManagementWithStories(storage, [], SPACE, library)
    const unsealed = serveManagement(storage, library, '')
    const requestedId = async () =>
      Number((await send('POST assets', { body: { filename: 'a.png' } })).body.id)
    const countRecorded = async () => listOf((await send('GET audit')).body, 'audit').length
    const lastId = await requestedId()
    const recorded = await countRecorded()
    const body = { filename: 'a.png' }
    const refused = [
      await send('POST assets', { body: { ...body, asset_folder_id: 7 } }),
      await send('POST assets', { body: { ...body, focus: 'left' } }),
      await unsealed.send('POST assets', { body }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(refused.at(-1)?.body.error).toContain('SEAL_SECRET')
    expect(await countRecorded()).toBe(recorded)
    expect(await requestedId()).toBe(lastId + 1)
  })

  test('an invalid file is rejected, with the reason', async () => {
    const { send, upload, post, library } = await manageFiles(open)
    const text = (words: string) => new TextEncoder().encode(words)
    const refused = async (name: string, bytes: Uint8Array) => {
      const { status, body } = await upload(name, bytes)
      return [status, body.error]
    }
    expect(await refused('page.html', text('<html>'))).toEqual([
      422,
      expect.stringContaining('page.html has an unsupported type; expected png, jpeg'),
    ])
    expect(await refused('page.png', text('<html><script>alert(1)</script>'))).toEqual([
      422,
      'The content of page.png does not match its extension: found an unknown type; expected png.',
    ])
    expect(
      await refused(
        'huge.svg',
        text('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'),
      ),
    ).toEqual([422, expect.stringContaining('huge.svg cannot be read as a picture')])
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><script>alert(1)</script></svg>'
    const path = pathOf((await upload('drawing.svg', text(drawing))).body.filename)
    const file = await library.store.open(path)
    expect(path).toMatch(/^8x4\//)
    expect(await new Response(file?.stream()).text()).not.toContain('alert')
    const broken = (await png(30, 20)).subarray(0, 20)
    expect(await refused('cut.png', broken)).toEqual([
      422,
      expect.stringContaining('cut.png cannot be read as a picture'),
    ])
    expect((await send('POST assets', { body: {} })).body.field).toBe('filename')
    expect((await send('POST assets', { body: { filename: 'a.png', id: 7 } })).status).toBe(404)
    expect((await send('PUT assets/7', { body: { asset: {} } })).status).toBe(404)
    const { post_url, id } = (await send('POST assets', { body: { filename: 'a.png' } })).body
    expect((await send(`GET assets/${id}/finish_upload`)).status).toBe(422)
    const forged = `${String(post_url).slice(0, -4)}AAAA`
    expect((await post(forged, createUploadForm('a.png', await png(1, 1)))).status).toBe(404)
    expect((await post(String(post_url), new FormData())).body.field).toBe('file')
    expect((await post(String(post_url), createUploadForm('a.png', await png(1, 1)))).status).toBe(
      201,
    )
    expect((await post(String(post_url), createUploadForm('a.png', await png(2, 2)))).status).toBe(
      422,
    )
    const { filename } = (await send(`GET assets/${id}`)).body
    expect(await library.store.open(pathOf(filename))).toBeDefined()
    const focus = await send(`PUT assets/${id}`, { body: { asset: { focus: 'left' } } })
    expect(focus.body.field).toBe('asset.focus')
    expect(library.deletedConversions).toEqual([])
  })
})

/** Seven kilobytes that expand to 10 to the power of 29 elements. */
function copiesOfCopies(): string {
  const groups = Array.from({ length: 30 }, (_, level) => {
    const copies = level === 0 ? '<path d="M0 0h1"/>' : `<use href="#g${level - 1}"/>`.repeat(10)
    return `<g id="g${level}">${copies}</g>`
  })
  return `<defs>${groups.join('')}</defs><use href="#g29"/>`
}
