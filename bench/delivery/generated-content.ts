import type { BundledContent } from '@prospectus/content/seed/bundled-content'
import { generateSpace } from '../catalogue/generate-stories.ts'

/** The stories of `generateSpace` as a database is filled with them. */
export function generatedContent(count: number): BundledContent {
  const source = generateSpace(count)
  return {
    space: {
      id: '1',
      name: 'Generated',
      assetHost: 'assets.example',
      productPrefix: 'generated',
      languages: source.languages,
    },
    folders: async () => {
      const folders = []
      for await (const link of source.links()) {
        if (!link.is_folder) break
        folders.push(link)
      }
      return folders
    },
    async *stories() {
      for await (const story of source.stories()) yield { story, published: true }
    },
    datasourceSlugs: async () => ['theme-type', 'industry-type', 'resource-type'],
    datasourceEntries: async (slug) =>
      slug === 'theme-type' || slug === 'industry-type' || slug === 'resource-type'
        ? source.datasourceEntries(slug)
        : [],
    digest: async () => `generated-${count}`,
  }
}

/** Full slugs of the stories of `generatedContent`, without its folders. */
export async function generatedFullSlugs(count: number): Promise<readonly string[]> {
  const fullSlugs: string[] = []
  for await (const link of generateSpace(count).links())
    if (!link.is_folder) fullSlugs.push(link.slug)
  return fullSlugs
}
