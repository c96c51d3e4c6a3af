import { expect, it } from 'vitest'
import { isStoriesPath } from './frame.tsx'

it.each(['/', '/stories/17', '/sign-on-failed', '/reset-password'])(
  '%s shows the stories',
  (path) => {
    expect(isStoriesPath(path)).toBe(true)
  },
)

it.each(['/storys', '/stories', '/stories/home', '/stories/17/more', '/leads/3', '/Assets'])(
  'ROUTE-3 %s is not an address of the stories',
  (path) => {
    expect(isStoriesPath(path)).toBe(false)
  },
)
