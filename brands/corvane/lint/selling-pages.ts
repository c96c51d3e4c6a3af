import { type Bundled, published } from '../../../tools/content/lint/bundled.ts'
import type { Fault } from '../../../tools/content/lint/fault.ts'
import { isMapping } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { storyTexts } from './story-texts.ts'

/** Pages that sell, beside those below `corvane-platform`, `industry` and `who-we-help`. */
const selling = new Set([
  'home',
  'ppm-implementation',
  'ppm-infrastructure',
  'security-center',
  'govcon',
  'edge',
  'program-management-software',
  'project-controls-software',
  'psa-software-solution',
  'esg-software',
  'strategic-portfolio-management-software',
  'value-stream-management',
  'working-capital-management',
  'project-portfolio-management-software-ppm',
  'project-portfolio-management-software-ppm/erp-comparison',
  'corvane-erp-connector',
  'pricing',
  'rollout-week-by-week',
  'ppm-software-comparison',
  'security-questionnaire',
  'corvane-pmo-brochure-2024',
])

/** Letters that fit six lines of a phone: whoever has ten seconds reads no more. */
const LONGEST_LEAD = 235

/**
 * A page that sells names its product or reader, gives its proof in a lead that a phone shows in six lines,
 * asks for a demonstration first, and ends by asking again.
 */
export function sellingPageFaults(bundled: Bundled): Fault[] {
  return published(bundled).filter(isSelling).flatMap(faultsOf)
}

function isSelling({ full_slug }: StoryFile): boolean {
  return (
    selling.has(full_slug.replace(/\/$/, '')) ||
    /^(corvane-platform|industry|who-we-help)\/./.test(full_slug)
  )
}

function faultsOf(story: StoryFile): Fault[] {
  const { full_slug, content } = story
  const blocks = isMapping(content) ? mappingsOf(content.body) : []
  const [hero] = blocks
  const last = blocks.at(-1)
  const lead = storyTexts(story)
    .filter(({ path }) => path.startsWith('content.body.0.description.'))
    .reduce((sum, { text }) => sum + [...text].length, 0)
  const fault = (path: string, message: string) => ({ story: full_slug, path, message })
  return [
    ...(hero?.label
      ? []
      : [fault('content.body.0.label', 'a label names the product or the reader')]),
    ...(hero?.description ? [] : [fault('content.body.0.description', 'a lead gives the proof')]),
    ...(lead <= LONGEST_LEAD
      ? []
      : [
          fault(
            'content.body.0.description',
            `a lead of ${lead} letters, six lines hold ${LONGEST_LEAD}`,
          ),
        ]),
    ...(asksFirst(hero)
      ? []
      : [fault('content.body.0.links', 'the first link is "Request a demo"')]),
    ...(asksFirst(last) || asksByForm(last)
      ? []
      : [fault('content.body', 'the page ends by asking for a demonstration')]),
  ]
}

function asksFirst(block: Readonly<Record<string, unknown>> | undefined): boolean {
  const links = mappingsOf(block?.links)
  const primary = links.filter(({ type }) => type === 'primary')
  return primary.length === 1 && primary[0] === links[0] && links[0]?.label === 'Request a demo'
}

function asksByForm(block: Readonly<Record<string, unknown>> | undefined): boolean {
  return mappingsOf(block?.form).some(({ form_id }) => form_id === 'request-a-demo')
}

function mappingsOf(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isMapping) : []
}
