import type { Testimonial } from '@prospectus/content/schema/stories/testimonial'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { crumbsOf } from '../../ui/breadcrumbs/crumbs-of.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { destinationWords } from '../../ui/link/destination-words.ts'
import { Picture } from '../../ui/picture/picture.tsx'

/** A published result: its figure, what it stands for, whose it is, and the whole story (BLOCK-1). */
export function TestimonialView(props: {
  readonly name: string
  readonly testimonial: Testimonial
}): ReactNode {
  const { number, description, logo, link } = props.testimonial
  const page = usePage()
  const { story, snapshot, messages } = page
  const crumbs = story === undefined ? [] : crumbsOf(story, snapshot, messages.layout.home)
  return (
    <div className="testimonial theme-brand">
      <div className="testimonial-plate container">
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        {number !== undefined && <p className="testimonial-number">{number}</p>}
        <h1 className="testimonial-name">{props.name}</h1>
        {description !== undefined && description !== props.name && (
          <p className="lede">{description}</p>
        )}
        {logo !== undefined && (
          <div className="testimonial-logo">
            <Picture asset={logo} sizes="12rem" />
          </div>
        )}
        {link !== undefined && (
          <ButtonLink link={link} type="primary">
            {destinationWords(link, page)}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
