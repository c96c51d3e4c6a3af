import { describe, expect, test } from 'vitest'
import { licenceNotices } from './licence-text.ts'

describe('notices of others’ work', () => {
  test('each is named once, with all its texts', () => {
    const text = licenceNotices([
      { name: 'reader 2.0.0', licence: 'Apache-2.0', texts: ['of the whole', 'of its fonts'] },
      { name: 'art 1.0.0', licence: 'MIT', texts: ['of art'] },
      { name: 'reader 2.0.0', licence: 'Apache-2.0', texts: ['of the whole', 'of its maps'] },
    ])
    expect(text.split(/\n+=+\n+/).slice(1)).toEqual([
      'art 1.0.0 (MIT)\n\nof art',
      'reader 2.0.0 (Apache-2.0)\n\nof the whole\n\nof its fonts\n\nof its maps\n',
    ])
  })

  test('work without a licence text is not served, and the message names it', () => {
    const bare = { name: 'bare 1.0.0', licence: 'MIT', texts: [] }
    expect(() => licenceNotices([bare])).toThrow(
      'bare 1.0.0 is served, but its package contains no licence text',
    )
  })

  test.each(['GPL-2.0-only', 'AGPL-3.0'])('work under %s is not served', (licence) => {
    const strict = { name: 'strict 1.0.0', licence, texts: ['text'] }
    expect(() => licenceNotices([strict])).toThrow(`strict 1.0.0 has the licence ${licence}`)
  })
})
