import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { createBundledFileLister } from '../assets/bundled-files.ts'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { createTestLibrary, png, uploadFile } from './asset-library.fixture.ts'
import { ASSET_ORIGIN, serveManagementWithStories } from './served-management.fixture.ts'

const FILES = [
  '1200x800/aa11/chart.png',
  'x/bb22/tour.vtt',
  'x/cc33/tour.pdf',
  '90x90/dd44/a logo.svg',
]

async function bundle(paths: readonly string[]) {
  const folder = temporaryFolder('bundle', onTestFinished)
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), 'bytes')
  }
  return folder
}

test('files of other types, or in other places, are not listed', async () => {
  const folder = await bundle([...FILES, 'x/ee55/page.html', 'readme.pdf', 'x/ff66/.hidden'])
  const files = await createBundledFileLister(folder)()
  expect(files.map(({ path }) => path)).toEqual([FILES[3], FILES[0], FILES[2], FILES[1]])
  expect(await createBundledFileLister(join(folder, 'nowhere'))()).toEqual([])
})

onAnyDatabase('management-api#assets', (open) => {
  const served = async () => {
    const files = await createBundledFileLister(await bundle(FILES))()
    return await serveManagementWithStories(
      await open(),
      [],
      undefined,
      await createTestLibrary(files),
    )
  }

  test("bundled files are listed by name, in the format of a story's field", async () => {
    const { send } = await served()
    const { body, headers } = await send('GET bundled_assets?per_page=1')
    expect(headers.get('total')).toBe('4')
    expect(listOf(body, 'bundled_assets')).toMatchObject([
      { filename: `${ASSET_ORIGIN}/f/77/90x90/dd44/a%20logo.svg`, name: 'a logo.svg', alt: '' },
    ])
    const names = async (query: string) =>
      listOf((await send(`GET bundled_assets?${query}`)).body, 'bundled_assets').map(
        ({ name }) => name,
      )
    expect(await names('per_page=1&page=2')).toEqual(['chart.png'])
    expect(await names('search=TOUR')).toEqual(['tour.pdf', 'tour.vtt'])
    expect(await names('filetypes=images')).toEqual(['a logo.svg', 'chart.png'])
    expect(await names('filetypes=texts,audios&search=pdf')).toEqual(['tour.pdf'])
    expect((await send('GET bundled_assets?filetypes=films')).body).toMatchObject({
      field: 'filetypes',
      expected: 'images, videos, audios, texts',
    })
  })

  test('uploaded files are listed by type', async () => {
    const to = await served()
    await uploadFile(to, 'chart.png', await png(3, 2))
    await uploadFile(to, 'guide.pdf', new TextEncoder().encode('%PDF-1.7 guide'))
    const names = async (types: string) =>
      listOf((await to.send(`GET assets?filetypes=${types}`)).body, 'assets').map(
        ({ name }) => name,
      )
    expect(await names('images')).toEqual(['chart.png'])
    expect(await names('texts')).toEqual(['guide.pdf'])
    expect(await names('texts,images')).toEqual(['guide.pdf', 'chart.png'])
    expect(await names('videos')).toEqual([])
  })
})
