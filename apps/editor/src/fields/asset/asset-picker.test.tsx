// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { enter, findByName, renderEditor } from '../../context/rendered-editor.fixture.tsx'
import { AssetPicker } from './asset-picker.tsx'

const file = (name: string) => ({ id: 1, filename: `https://files.example/f/1/8x8/a/${name}` })

/** Renders the picker of a site with 130 files that came with it, and no uploaded ones. */
async function renderPicker() {
  const onPick = vi.fn()
  const onClose = vi.fn()
  const rendered = await renderEditor(
    <AssetPicker kinds={['images']} onPick={onPick} onClose={onClose} />,
    {
      responses: {
        'GET assets': { assets: [] },
        'GET bundled_assets': { bundled_assets: [file('dawn.png'), file('dusk.png')] },
      },
      totals: { 'GET assets': 0, 'GET bundled_assets': 130 },
    },
  )
  const { page, actAndSettle, requests } = rendered
  const press = (name: string) => actAndSettle(() => findByName(page, 'button', name).click())
  const last = () => {
    const { route, query } = requests.at(-1) ?? {}
    return [route, query?.get('page'), query?.get('search'), query?.get('filetypes')]
  }
  await actAndSettle(() =>
    enter(page.querySelector('select') as HTMLSelectElement, 'bundled_assets'),
  )
  return { page, actAndSettle, press, last, onPick, onClose }
}

test('management-api#assets the file picker shows pages of files, and says which', async () => {
  const { page, press, last } = await renderPicker()
  expect(page.textContent).toContain('1–60 of 130')
  expect(last()).toEqual(['GET bundled_assets', '1', '', 'images'])
  await press('Next')
  expect(page.textContent).toContain('61–120 of 130')
  expect(last()).toEqual(['GET bundled_assets', '2', '', 'images'])
})

test('management-api#assets a search looks through all pages from the first, and a chosen file closes the picker', async () => {
  const { page, actAndSettle, press, last, onPick, onClose } = await renderPicker()
  await press('Next')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await actAndSettle(() =>
    enter(page.querySelector('input[type="search"]') as HTMLInputElement, 'dusk'),
  )
  // The search begins after a pause in typing.
  await actAndSettle(() => vi.advanceTimersByTime(150))
  expect(last()).toEqual(['GET bundled_assets', '1', 'dusk', 'images'])
  await press('dusk.png')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ filename: file('dusk.png').filename }),
  )
  expect(onClose).toHaveBeenCalledTimes(1)
})
