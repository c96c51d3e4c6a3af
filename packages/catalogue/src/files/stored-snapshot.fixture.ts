import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import type { ContentSource, Snapshot } from '../snapshot/snapshot.ts'

/** A space of five stories, each with `edition` in its text. */
export function smallSource(edition: string, spaceId = '1'): ContentSource {
  return {
    spaceId,
    languages: ['de'],
    async *links() {},
    async *stories() {
      for (let n = 1; n <= 5; n++) yield smallStory(n, edition)
    },
    datasourceEntries: async (slug) => [{ id: 1, name: slug, value: slug }],
  }
}

function smallStory(n: number, edition: string): RawStory {
  return rawStory(n, {
    name: `Story ${n} ✓`,
    tag_list: ['float'],
    content: {
      component: 'modules/resource',
      description: `What ${edition} says of Ж and “float”.`,
      theme: ['ppm'],
      body: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: edition }] }],
      },
    },
  })
}

/** All results of a snapshot of `smallSource`, to compare two snapshots. */
export function resultsOf(snapshot: Snapshot) {
  const { version, size, languages, datasources, tree } = snapshot
  const listed = snapshot.resources({
    lang: 'en',
    theme: 'ppm',
    text: 'of Ж and',
    page: 1,
    perPage: 9,
  })
  return {
    properties: {
      version,
      size,
      languages,
      datasources,
      tree,
      builtAt: snapshot.builtAt.getTime(),
    },
    listed,
    bodies: listed.entries.map((entry) => snapshot.read(entry)),
    found: snapshot.search({ lang: 'en', component: 'resource', text: 'loat sto' }).rows,
    foundBySlug: snapshot.find('blog/story-3/'),
  }
}

/** The path of a file of the current snapshot. */
export async function currentFile(directory: string, name: string): Promise<string> {
  return join(directory, await readFile(join(directory, 'current'), 'utf8'), name)
}
