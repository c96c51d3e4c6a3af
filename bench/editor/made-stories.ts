import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import type { Page } from 'playwright-core'

const BLOCKS = 25

/** Makes stories of 25 kinds of blocks, the first of them one that titles the page; answers with their names. */
export async function madeStories(
  page: Page,
  origin: string,
  count: number,
): Promise<readonly string[]> {
  const { 'hero-banner': opening, ...others } = allExamples
  const body = [opening, ...Object.values(others)].slice(0, BLOCKS).map(({ usual }) => usual)
  const me = await (await page.request.get('/v1/me')).json()
  const names = Array.from({ length: count }, (_, at) => `Measured ${at}`)
  for (const name of names) {
    const content = { component: 'modules/page', _uid: 'root', body }
    const story = { name, slug: name.toLowerCase().replace(' ', '-'), content }
    const made = await page.request.post(`/v1/spaces/${me.space.id}/stories`, {
      data: { story },
      headers: { origin },
    })
    if (!made.ok()) throw new Error(await made.text())
  }
  return names
}
