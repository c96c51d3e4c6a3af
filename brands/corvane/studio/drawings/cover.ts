import { sectionOf } from '../../../../tools/content/full-slug.ts'
import { isJsonObject } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { type CoverOptions, coverSvg } from '../../covers/cover-svg.ts'
import { factOf } from '../../covers/facts.ts'
import { storyFiguresIn } from './story-changes.ts'
import { plotOf } from './story-plot.ts'
import { plotOfTables } from './table-plot.ts'

/** A cover drawing, and its size in pixels. */
export interface Cover {
  readonly svg: string
  readonly width: number
  readonly height: number
}

export type CoveredStory = Pick<StoryFile, 'name' | 'full_slug' | 'uuid' | 'content'>

/** The section with wide covers; all others are 3:2 (DATA-3: sizes differ). */
const wide = 'webinar-recording-pages'

/** The section whose covers are large at the top of their story, so that the names in them can be read. */
const CLIENT_STORIES = 'client-stories'

/** Draws the cover of a story, by default in its best look. */
export function coverOf(story: CoveredStory, look?: string): Cover {
  const size =
    sectionOf(story.full_slug) === wide
      ? { width: 1280, height: 600 }
      : { width: 1200, height: 800 }
  return { svg: coverSvg({ ...coverOptionsOf(story), look }), ...size }
}

/**
 * The data of a story's cover: the fact that is chosen for it, else the figures of its first chart, else a client
 * story's changes, else the figures of its first table, else its words and themes.
 */
export function coverOptionsOf({ name, full_slug, uuid, content }: CoveredStory): CoverOptions {
  const fields = isJsonObject(content) ? content : {}
  const found = plotOf({ content })
  const isClientStory = sectionOf(full_slug) === CLIENT_STORIES
  const plot = found && (isClientStory ? found : { ...found, names: undefined })
  const figures = plot === undefined ? storyFiguresIn({ full_slug, content }) : undefined
  const hasFigures = figures !== undefined && ('changes' in figures || figures.trend !== undefined)
  return {
    section: sectionOf(full_slug),
    themes: textsOf(fields.theme),
    seed: uuid,
    title: `${name} ${name} ${typeof fields.description === 'string' ? fields.description : ''}`,
    plot: plot ?? (hasFigures ? undefined : plotOfTables(content)),
    figures,
    fact: factOf(full_slug),
    hasRecording: isJsonObject(fields.audio) && Boolean(fields.audio.filename),
  }
}

/** The data of the cover that the site draws for a story without a picture: that of its card. */
export function siteOptionsOf({ name, full_slug, uuid, content }: CoveredStory): CoverOptions {
  const themes = textsOf(isJsonObject(content) ? content.theme : undefined)
  return { section: sectionOf(full_slug), themes, seed: uuid, title: name }
}

/** The texts of a field that stores one or several, such as themes. */
export function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((text) => typeof text === 'string' && text !== '')
}
