import { sectionOf } from '../../../../tools/content/full-slug.ts'
import { isMapping } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { type CoverOptions, coverSvg } from '../../covers/cover-svg.ts'
import { toldIn } from './story-changes.ts'
import { plotOf } from './story-plot.ts'
import { plotOfTables } from './table-plot.ts'

/** A cover drawing and the pixels it is to have. */
export interface Cover {
  readonly svg: string
  readonly width: number
  readonly height: number
}

export type CoveredStory = Pick<StoryFile, 'name' | 'full_slug' | 'uuid' | 'content'>

/** The one section whose covers are wide; all others are 3:2 (DATA-3: sizes differ). */
const wide = 'webinar-recording-pages'

/** The cover of a story, in the look that is told, else in its best one. */
export function coverOf(story: CoveredStory, look?: string): Cover {
  const size =
    sectionOf(story.full_slug) === wide
      ? { width: 1280, height: 600 }
      : { width: 1200, height: 800 }
  return { svg: coverSvg({ ...coverOptionsOf(story), look }), ...size }
}

/**
 * What a story's cover is drawn from: the figures of its first chart, else what a client story tells of before
 * and after, else the figures of its first table, else what its words and themes speak of.
 */
export function coverOptionsOf({ name, full_slug, uuid, content }: CoveredStory): CoverOptions {
  const fields = isMapping(content) ? content : {}
  const plot = plotOf({ content })
  const told = plot === undefined ? toldIn({ full_slug, content }) : undefined
  const isTold = told !== undefined && ('changes' in told || told.trend !== undefined)
  return {
    section: sectionOf(full_slug),
    themes: textsOf(fields.theme),
    seed: uuid,
    title: `${name} ${name} ${typeof fields.description === 'string' ? fields.description : ''}`,
    plot: plot ?? (isTold ? undefined : plotOfTables(content)),
    figures: told,
    isHeard: isMapping(fields.audio) && Boolean(fields.audio.filename),
  }
}

/** What the site draws a cover from where a story has no picture: all that a card knows. */
export function siteOptionsOf({ name, full_slug, uuid, content }: CoveredStory): CoverOptions {
  const themes = textsOf(isMapping(content) ? content.theme : undefined)
  return { section: sectionOf(full_slug), themes, seed: uuid, title: name }
}

/** The texts of a stored field that holds one or several, such as themes. */
export function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((text) => typeof text === 'string' && text !== '')
}
