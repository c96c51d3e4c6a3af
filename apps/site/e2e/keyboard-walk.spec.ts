import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { testBrowser } from './browser.ts'
import {
  allBlockTypes,
  INTERACTIVE_BLOCK_TYPES,
  keepFirstExamples,
  showSheet,
  specimens,
  THEMES,
  waitUntilReady,
} from './gallery-sheet.ts'
import { unfold } from './gallery-states.ts'
import { walk } from './keyboard-walk.ts'

const { open } = testBrowser()

/** The usual example of each block, on one page. */
const usual = (page: Page, blockType: string) =>
  specimens(page).and(page.locator(`[data-specimen="${blockType}"]`))

async function openSheet(path: string, width: number): Promise<Page> {
  const page = await open({ origin: inject('previewUrl'), width, reducedMotion: true })
  await showSheet(page, path)
  return page
}

/** A line for each finding of a walk through an example. */
async function findingsOfWalk(
  page: Page,
  specimen: Locator,
  looks?: Set<string>,
): Promise<readonly string[]> {
  const { specimen: blockType, example } = await specimen.evaluate(({ dataset }) => ({
    ...dataset,
  }))
  const { stops, findings } = await walk(page, specimen, looks)
  return [
    ...findings,
    ...stops.flatMap((stop) => stop.findings.map((finding) => `${stop.name} ${finding}`)),
  ].map((line) => `${blockType}, ${example}: ${line}`)
}

describe('BLOCK-2 every control by keyboard', () => {
  it('is reached in order, seen, and left again', async () => {
    const page = await open({ origin: inject('previewUrl'), width: 390, reducedMotion: true })
    await page.goto('/dev/blocks')
    await page.evaluate(keepFirstExamples, INTERACTIVE_BLOCK_TYPES)
    await waitUntilReady(page)
    const findings: string[] = []
    const looks = new Set<string>()
    for (const blockType of INTERACTIVE_BLOCK_TYPES) {
      findings.push(...(await findingsOfWalk(page, usual(page, blockType), looks)))
    }
    expect(findings).toEqual([])
  })
})

/** All examples, in every theme: `npm run audit`. */
describe.runIf(process.env.EVERY_EXAMPLE)('BLOCK-2 every control of every example', () => {
  describe.each(THEMES)('on %s', (theme) => {
    it.each([390, 1440])(
      'is reached in order, seen, and left again at %i px, all unfolded',
      async (width) => {
        const page = await open({ origin: inject('previewUrl'), width, reducedMotion: true })
        const findings: string[] = []
        for (const blockType of await allBlockTypes(page)) {
          await showSheet(page, `/dev/blocks/${blockType}?ground=${theme}`)
          for (const specimen of await specimens(page).all()) {
            await unfold(specimen)
            findings.push(...(await findingsOfWalk(page, specimen)))
          }
        }
        expect(findings).toEqual([])
      },
      3_600_000,
    )
  })
})

interface Pattern {
  readonly blockType: string
  readonly width: number
  /** The keys are pressed in the block's first example that has it. */
  readonly control: string
  /** Runs in the page with the example: the visible effect of the keys. */
  readonly seen: (specimen: Element | null) => unknown
  /** Each key, and its visible effect. */
  readonly keys: readonly (readonly [key: string, after: unknown])[]
}

const openEntries = (specimen: Element | null) =>
  [...(specimen?.querySelectorAll('details') ?? [])].flatMap(({ open }, index) =>
    open ? [index + 1] : [],
  )

const pageInView = (specimen: Element | null) => [
  specimen?.querySelector('.carousel-count')?.textContent?.split(' ')[0],
  document.activeElement?.className.includes('carousel-next'),
]

const TURNING = [
  ['Enter', ['2', true]],
  ['ArrowLeft', ['1', true]],
  ['Space', ['2', true]],
  ['Home', ['1', true]],
  ['ArrowRight', ['2', true]],
] as const

const PATTERNS: readonly Pattern[] = [
  {
    blockType: 'faqs',
    width: 1440,
    control: '.faqs-entry:nth-child(2) > summary',
    seen: openEntries,
    keys: [
      ['Enter', [2]],
      ['Enter', []],
      ['Space', [2]],
    ],
  },
  ...['insights-slider', 'stories', 'testimonials-slider', 'timeline'].map((blockType) => ({
    ...{ blockType, width: 390, control: '.carousel-next', seen: pageInView },
    keys: TURNING,
  })),
  {
    blockType: 'content-area-with-sidebar',
    width: 390,
    control: '.contents-list-summary',
    seen: openEntries,
    keys: [
      ['Enter', [1]],
      ['Space', []],
    ],
  },
  {
    blockType: 'full-width-video',
    width: 1440,
    control: 'button',
    seen: (specimen) => {
      const film = specimen?.querySelector('video')
      return [film?.controls, film === document.activeElement]
    },
    keys: [['Enter', [true, true]]],
  },
  {
    blockType: 'pdf-reader',
    width: 1440,
    control: '.pdf-viewer-live .pdf-viewer-view:has(canvas)',
    seen: (specimen) => specimen?.querySelector('input')?.value,
    keys: [
      // Arrows scroll while a page is wider than the view, as it is until it has been fitted.
      ['PageDown', '2'],
      ['End', '3'],
      ['Home', '1'],
    ],
  },
]

/** In `npm test` each pattern's own file presses its keys: reading, carousel, contents-list, films and pdf-reader. */
describe('BLOCK-4 BLOCK-5 BLOCK-7 BLOCK-9 keys do what their pattern says', () => {
  inAudit.each(PATTERNS)('$blockType', async ({ blockType, width, control, seen, keys }) => {
    const page = await openSheet(`/dev/blocks/${blockType}?ground=light`, width)
    const found = page.locator(`[data-specimen] ${control}`).first()
    await found.waitFor()
    // A document gets its size once everything it needs has loaded; until then a key may have no effect.
    await page.waitForLoadState('networkidle')
    await found.focus()
    const specimen = await found.evaluateHandle((element) => element.closest('[data-specimen]'))
    for (const [key, after] of keys) {
      await page.keyboard.press(key)
      await expect.poll(() => specimen.evaluate(seen), { message: key }).toEqual(after)
    }
  })
})
