import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes seed content to a folder: stories by their paths below `stories`, with a space and data sources. */
export async function writeSeedContent(
  folder: string,
  stories: Readonly<Record<string, unknown>>,
): Promise<void> {
  const space = {
    id: 288868932106,
    name: 'Exemplar',
    product_prefix: 'exemplar',
    language_codes: ['de'],
    asset_host: 'assets.vendor.example',
  }
  await writeJsonOrText(join(folder, 'space.json'), space)
  for (const slug of ['theme-type', 'industry-type', 'resource-type']) {
    await writeJsonOrText(join(folder, 'datasources', `${slug}.json`), [
      { id: 1, name: slug, value: 'v' },
    ])
  }
  for (const [path, story] of Object.entries(stories)) {
    await writeJsonOrText(join(folder, 'stories', path), story)
  }
}

/** Writes a value as JSON; a string is written as it is, for tests of malformed files. */
export async function writeJsonOrText(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value))
}

/** A minimal story file of the seed content. */
export function bundledStory(id: number, fullSlug: string, overrides: object = {}) {
  return {
    id,
    uuid: `uuid-${id}`,
    name: fullSlug,
    full_slug: fullSlug,
    content: { component: 'page' },
    ...overrides,
  }
}
