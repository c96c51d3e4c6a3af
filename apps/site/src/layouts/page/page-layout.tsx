import type { Story } from '@prospectus/content/schema/stories/story'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { PageTitle } from '../../ui/page-title/page-title.tsx'
import { Dropped } from '../dropped.tsx'
import { PageBlocks } from '../page-blocks.tsx'
import { JobVacancyView } from './job-vacancy.tsx'
import { PartnerView } from './partner.tsx'
import { TeamMemberView } from './team-member.tsx'
import { TestimonialView } from './testimonial.tsx'

/**
 * The general layout (BLOCK-1): an ordered list of blocks, or the small view of an entity, each with
 * exactly one `h1` (HEAD-1).
 */
export function PageLayout(): ReactNode {
  const { story } = usePage()
  if (story === undefined) throw new Error('PageLayout needs a story')
  return (
    <>
      <Dropped faults={story.dropped} />
      <Content story={story} />
    </>
  )
}

function Content({ story }: { readonly story: Story }): ReactNode {
  switch (story.content.kind) {
    case 'page':
      return (
        <PageBlocks blocks={story.content.body} name={story.name} graphic={story.content.graphic} />
      )
    case 'team-member':
      return <TeamMemberView name={story.name} member={story.content} />
    case 'testimonial':
      return <TestimonialView name={story.name} testimonial={story.content} />
    case 'partner':
      return <PartnerView name={story.name} partner={story.content} />
    case 'job-vacancy':
      return <JobVacancyView name={story.name} vacancy={story.content} />
    default:
      return <PageTitle heading={story.name} />
  }
}
