import type { VersionHead } from '@prospectus/protocol/management/version'
import { expect, it } from 'vitest'
import { groupVersions } from './versions-dialog.tsx'

const version = (number: number, time: string, more: Partial<VersionHead> = {}): VersionHead => ({
  ...{ number, created_at: `2026-05-01T${time}:00Z`, author: 'Ada', action: 'saved' },
  ...{ changes: [], published_at: null, published_by: null },
  ...more,
})

it('management-api#versions saves of one person in a row are one entry of the list', () => {
  const versions = [
    version(9, '15:00'),
    version(8, '14:30', { author: 'Bert' }),
    version(7, '14:20'),
    version(6, '14:10'),
    version(5, '13:20'),
    version(4, '13:10', { published_at: '2026-05-01T13:11:00Z' }),
    version(3, '13:09'),
    version(2, '11:00'),
    version(1, '10:59', { action: 'created' }),
  ]
  const numbers = groupVersions(versions).map((group) => group.map(({ number }) => number))
  expect(numbers).toEqual([[9], [8], [7, 6, 5], [4], [3], [2], [1]])
  expect(groupVersions([])).toEqual([])
})
