import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { useEditor, useStory } from '../context/editor-context.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { WORDS } from './words.ts'

/** The address of a story: of a page that visitors find, a link to what they see. */
export function PublicAddress({ open }: { readonly open: OpenStory }) {
  const { me, components } = useEditor()
  const slug = useStory(open, ({ story }) => story.record.full_slug)
  const isStart = useStory(open, ({ story }) => story.record.is_startpage === true)
  const isPublished = useStory(open, ({ story }) => story.record.published)
  const hasPage = useStory(open, ({ story }) => {
    const component = components.get(story.draft.content.component)
    return component?.schema.seo !== undefined
  })
  const path = canonicalPath(slug, isStart)
  if (!isPublished || !hasPage) return <span className="quiet">{path}</span>
  return (
    <a
      className="quiet"
      href={`${me.site_url}${path}`}
      target="_blank"
      rel="noreferrer"
      title={WORDS.seePublished}
    >
      {path} ↗
    </a>
  )
}
