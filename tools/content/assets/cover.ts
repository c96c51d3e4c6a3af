import { coverSvg } from '../../../apps/site/src/ui/cover/cover-svg.ts'
import { sectionOf } from '../draft/full-slug.ts'
import type { Draft } from '../draft/parse-draft.ts'
import { isMapping } from '../draft/place.ts'
import { uuidOf } from '../draft/stable-ids.ts'

/** A cover drawing and the pixels it is to have. */
export interface Cover {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** The one section whose covers are wide; all others are 3:2 (DATA-3: sizes differ). */
const wide = 'webinar-recording-pages'

/** The cover of a draft, drawn from its section and themes. */
export function coverOf({ fullSlug, front }: Draft): Cover {
  const section = sectionOf(fullSlug)
  const content = isMapping(front.content) ? front.content : {}
  const svg = coverSvg({ section, themes: themesOf(content.theme), seed: uuidOf(fullSlug) })
  const size = section === wide ? { width: 1280, height: 600 } : { width: 1200, height: 800 }
  return { svg, ...size }
}

function themesOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((theme) => typeof theme === 'string' && theme !== '')
}
