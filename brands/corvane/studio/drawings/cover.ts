import { sectionOf } from '../../../../tools/content/full-slug.ts'
import { isMapping } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import { coverSvg } from '../../covers/cover-svg.ts'
import { toldIn } from './story-changes.ts'
import { plotOf } from './story-plot.ts'

/** A cover drawing and the pixels it is to have. */
export interface Cover {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** The one section whose covers are wide; all others are 3:2 (DATA-3: sizes differ). */
const wide = 'webinar-recording-pages'

/**
 * The cover of a story, drawn from the figures of its first chart, else from what a client story tells of
 * before and after, else for its section and themes.
 */
export function coverOf(story: Pick<StoryFile, 'full_slug' | 'uuid' | 'content'>): Cover {
  const section = sectionOf(story.full_slug)
  const theme = isMapping(story.content) ? story.content.theme : undefined
  const svg = coverSvg({
    section,
    themes: themesOf(theme),
    seed: story.uuid,
    plot: plotOf(story),
    told: toldIn(story),
  })
  const size = section === wide ? { width: 1280, height: 600 } : { width: 1200, height: 800 }
  return { svg, ...size }
}

function themesOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((theme) => typeof theme === 'string' && theme !== '')
}
