import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { writeChanges } from './segments.ts'

/** `changing-writer.fixture.ts <folder> <first>`: adds eight stories, one by one, numbered from `first`. */
const [folder = '', first = '0'] = process.argv.slice(2)
for (let n = Number(first); n < Number(first) + 8; n++) {
  const header = {
    spaceId: '1',
    version: `v${n}`,
    builtAt: new Date(n),
    origin: { kind: 'api' },
  } as const
  await writeChanges(folder, { stories: [rawStory(n)], removed: [] }, header)
}
