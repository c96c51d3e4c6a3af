import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { type PageView, usePage } from '@prospectus/site/src/rendering/page-view.ts'
import type { World } from '../schema/world.ts'
import { type Messages, wordsFor } from '../words/messages.ts'
import { sampleWorld } from './sample-world.ts'

export type Project = World['projects'][number]

/** What a drawing is made from. */
export interface WorldProps {
  /** Unique on the page. */
  readonly id: string
  readonly messages: Messages
  readonly world: World
  /** The project that the page chose in that world. */
  readonly project: Project | undefined
  /** It is a screen in a product's window, where nothing moves. */
  readonly isScreen?: boolean
}

/** The world and the project that a page chose for its drawings (decision 0058). */
export type WorldData = Pick<WorldProps, 'world' | 'project'>

export function worldOf(page: PageView): WorldData {
  const content = page.story?.content
  const chosen = content?.kind === 'page' ? content : undefined
  const world =
    (chosen?.world === undefined ? undefined : worldNamed(chosen.world, page)) ??
    sampleWorld(wordsFor(page.lang))
  const named = world.projects.find(({ name }) => name === chosen?.world_project)
  return { world, project: named ?? world.projects[0] }
}

export function useWorld(): WorldData {
  return worldOf(usePage())
}

/** The published world of a name in the language of the page. */
function worldNamed(name: string, { lang, snapshot, read }: PageView): World | undefined {
  const folder = lang === DEFAULT_LANGUAGE ? '' : `${lang}/`
  const found = snapshot.find(`${folder}worlds/${name}`)
  const content = found?.kind === 'story' ? read(found.entry).content : undefined
  return content?.kind === 'world' ? content : undefined
}
