import { cpSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentFolder } from '../run/project.ts'
import { addStory } from './served-content.ts'
import type { ServedStory } from './served-stories.ts'

/** Files of the seed content that tests with real processes read, and those that every site has. */
const KEPT_STORY_PATHS =
  /^stories(\/(home|about|settings|search|resources|sitemap|privacy-policy)\.json|\/blog(\/(_|a-).*)?|\/team-members(\/.*)?|\/forms(\/.*)?)?$/

/**
 * Makes a folder with about forty stories of the seed content: with all 800, a content system and a site take twice the
 * processor time to start.
 */
export function writeFewStories(folder: string): void {
  const seedFolder = contentFolder()
  const isOutsideStories = (path: string) => !path.startsWith('stories')
  cpSync(seedFolder, folder, {
    recursive: true,
    filter: (file) => {
      const path = relative(seedFolder, file)
      if (path.startsWith('assets')) return false
      return isOutsideStories(path) || KEPT_STORY_PATHS.test(path)
    },
  })
  symlinkSync(join(seedFolder, 'assets'), join(folder, 'assets'))
  for (const story of JOURNEY_STORIES) addStory(folder, story)
}

/** Stories that journeys change and publish, for brands without any at these addresses. */
const JOURNEY_STORIES: readonly ServedStory[] = [
  {
    fullSlug: 'blog/a-register-that-adds-up',
    name: 'A register that adds up',
    content: { component: 'modules/resource', _uid: 'register', date: '2025-03-03 09:00' },
  },
  {
    fullSlug: 'team-members/ada',
    name: 'Ada',
    content: { component: 'modules/team-member', _uid: 'ada' },
  },
  {
    fullSlug: 'edge',
    name: 'Edge',
    content: {
      component: 'modules/page',
      _uid: 'edge',
      body: [{ component: 'hero-banner', _uid: 'edge-hero', heading: 'Where the link drops' }],
    },
  },
]
