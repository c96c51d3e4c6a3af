import type { Release, Scheduling } from '@prospectus/protocol/management/plan'
import { expect, test } from 'vitest'
import { groupByMonth, parseFutureTime } from './plans.ts'

const scheduling = (id: number, more: Partial<Scheduling>): Scheduling => ({
  ...{ version: null, changed_since: false, created_at: '', created_by: 'Ada' },
  ...{ id, story_id: id, publish_at: null, unpublish_at: null, done_at: null, problem: null },
  ...more,
})
const release = (id: number, more: Partial<Release>): Release => ({
  ...{
    id,
    name: `R${id}`,
    story_ids: [1, 2],
    versions: {},
    changed_ids: [],
    release_at: null,
    released: false,
    created_at: '',
    created_by: 'Ada',
    done_at: null,
    problem: null,
  },
  ...more,
})

test('what is still scheduled is grouped by month, earliest first', () => {
  const done = '2026-01-01T00:00:00.000Z'
  const months = groupByMonth(
    [
      scheduling(1, { unpublish_at: '2026-06-20T08:00:00.000Z' }),
      scheduling(2, { publish_at: '2026-05-02T08:00:00.000Z' }),
      scheduling(3, { publish_at: '2026-05-01T08:00:00.000Z', done_at: done }),
    ],
    [release(4, { release_at: '2026-05-01T08:00:00.000Z' }), release(5, {})],
    (iso) => iso.slice(0, 7),
  )
  const summary = [...months].map(([month, list]) => [
    month,
    list.map(({ id, kind }) => [id, kind]),
  ])
  expect(summary).toEqual([
    [
      '2026-05',
      [
        ['r4', 'release'],
        ['s2', 'publish'],
      ],
    ],
    ['2026-06', [['s1', 'unpublish']]],
  ])
})

test.each([
  ['', undefined],
  ['soon', undefined],
  ['2026-05-01T09:59:59Z', undefined],
  ['2026-05-01T10:00:00Z', undefined],
  ['2026-05-01T10:01:00Z', '2026-05-01T10:01:00.000Z'],
  ['2026-05-01T12:30:00+02:00', '2026-05-01T10:30:00.000Z'],
])('the scheduled time of %j is %s', (local, expected) => {
  expect(parseFutureTime(local, Date.UTC(2026, 4, 1, 10))).toBe(expected)
})
