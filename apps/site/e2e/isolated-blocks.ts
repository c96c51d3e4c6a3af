import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBlock } from '@prospectus/content/reading/read-block'
import { createReadContext } from '@prospectus/content/reading/site-context'
import type { Page } from 'playwright-core'
import { createElement, type ReactElement } from 'react'
import { extensionFolders } from '../../../tools/brand/extension-modules.ts'
import { brandFolder, siteFolder } from '../../../tools/run/project.ts'
import { PageBlocks } from '../src/layouts/page-blocks.tsx'
import type { PageView } from '../src/rendering/page-view.ts'
import { renderMarkup, siteContext } from '../src/ui/testing/render.tsx'
import type { testBrowser } from './browser.ts'

type StoredBlock = Readonly<Record<string, unknown>>

const folders = [siteFolder, ...extensionFolders(brandFolder())]
  .map((folder) => join(folder, 'src'))
  .concat(join(brandFolder(), 'design'))
const css = folders
  .flatMap((folder) =>
    globSync('**/*.css', { cwd: folder })
      .sort()
      .map((name) => join(folder, name)),
  )
  .sort((a, b) => Number(b.includes('1-tokens')) - Number(a.includes('1-tokens')))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  // The widths do not depend on the brand's fonts; no server serves fonts to this page.
  .replaceAll(/@font-face \{[^}]*\}/g, '')

/** Shows blocks, or markup, on a page of their own with every style sheet, without a server. */
export function isolatedBlocks(open: ReturnType<typeof testBrowser>['open']) {
  const showMarkup = async (
    element: ReactElement,
    width: number,
    view?: PageView,
  ): Promise<Page> => {
    const page = await open({ width, script: false, shared: true })
    const main = renderMarkup(element, view)
    const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Example</title><style>${css}</style><body><main>${main}`
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto('/blocks-alone')
    return page
  }
  /** The blocks as the body of their own page, in a window of this width. */
  const show = (stored: readonly StoredBlock[], width: number, view?: PageView): Promise<Page> => {
    const context = createReadContext(siteContext)
    const blocks = stored.map((block, index) => readBlock({ _uid: `b${index}`, ...block }, context))
    const body = createElement(PageBlocks, { blocks, name: 'Example', graphic: undefined })
    return showMarkup(body, width, view)
  }

  return { show, showMarkup }
}
