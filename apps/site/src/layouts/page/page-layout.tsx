import { formatMessage } from '@prospectus/content/messages/format-message'
import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'
import type { JobVacancy } from '@prospectus/content/schema/stories/job-vacancy'
import type { Partner } from '@prospectus/content/schema/stories/partner'
import type { Story } from '@prospectus/content/schema/stories/story'
import type { TeamMember } from '@prospectus/content/schema/stories/team-member'
import type { Testimonial } from '@prospectus/content/schema/stories/testimonial'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import type { Card } from '../../ui/article-card/card.ts'
import { cardsOf } from '../../ui/article-card/cards-of.ts'
import { StoryBreadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EventDay } from '../../ui/event-day/event-day.tsx'
import { type FactLine, Facts } from '../../ui/facts/facts.tsx'
import { destinationLabel } from '../../ui/link/destination-label.ts'
import { LogoPicture } from '../../ui/logo-picture/logo-picture.tsx'
import { OwnChart } from '../../ui/own-chart/own-chart.tsx'
import { PageTitle } from '../../ui/page-title/page-title.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import { Blocks, NestedBlocksProvider } from '../blocks.tsx'
import { DroppedContent } from '../dropped-content.tsx'
import { PageBlocks } from '../page-blocks.tsx'

/** The general layout (BLOCK-1): blocks, or an entity, each with exactly one `h1` (HEAD-1). */
export function PageLayout(): ReactNode {
  const { story } = usePage()
  if (story === undefined) throw new Error('PageLayout was rendered for a page without a story')
  return (
    <>
      <DroppedContent issues={story.dropped} />
      <NestedBlocksProvider>
        <Content story={story} />
      </NestedBlocksProvider>
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

function PartnerView(props: { readonly name: string; readonly partner: Partner }): ReactNode {
  const { name, partner } = props
  const { jobs } = usePage().messages
  return (
    <EntityPage
      label={partner.heading && name}
      heading={partner.heading ?? name}
      text={partner.description}
      body={partner.body}
      factsLabel={jobs.facts}
      facts={partner.facts}
      picture={
        partner.logo && <Picture asset={partner.logo} sizes="16rem" className="entity-page-logo" />
      }
    />
  )
}

function JobVacancyView(props: { readonly name: string; readonly vacancy: JobVacancy }): ReactNode {
  const { name, vacancy } = props
  const { jobs, locale } = usePage().messages
  const applyLink = (label: string) =>
    vacancy.apply && (
      <ButtonLink link={vacancy.apply} type="primary">
        {label}
      </ButtonLink>
    )
  return (
    <EntityPage
      label={vacancy.location}
      heading={name}
      text={vacancy.description}
      body={vacancy.body}
      factsLabel={jobs.facts}
      facts={[
        { label: jobs.department, value: vacancy.department },
        { label: jobs.contract, value: vacancy.contract },
        ...vacancy.facts,
      ]}
      aside={applyLink(jobs.apply)}
      end={applyLink(formatMessage(jobs.applyFor, { name }, locale))}
    />
  )
}

function TeamMemberView(props: { readonly name: string; readonly member: TeamMember }): ReactNode {
  const { name, member } = props
  const { messages } = usePage()
  return (
    <div className="team-member container">
      <StoryBreadcrumbs />
      {member.image && (
        <div className="team-member-portrait">
          <Picture asset={member.image} aspect="1/1" sizes="(min-width: 64rem) 24rem, 7rem" />
        </div>
      )}
      <div className="team-member-name">
        <h1>{name}</h1>
        {member.position !== undefined && <p className="lede">{member.position}</p>}
      </div>
      <div className="team-member-body">
        <RichTextView content={member.biography} />
        {member.profile && (
          <ButtonLink link={member.profile} type="secondary">
            {formatMessage(messages.people.profile, { name }, messages.locale)}
          </ButtonLink>
        )}
        <WrittenWorks author={name} />
      </div>
    </div>
  )
}

/** A result for a client: its figure, meaning, logo and chart, a link to the client story, and its blocks (BLOCK-1). */
function TestimonialView(props: {
  readonly name: string
  readonly testimonial: Testimonial
}): ReactNode {
  const { number, description, logo, link, chart, body } = props.testimonial
  const page = usePage()
  return (
    <>
      <div className="testimonial theme-brand">
        <div className="testimonial-plate twelve-columns container">
          <StoryBreadcrumbs />
          <div className="testimonial-words">
            {number !== undefined && <p className="testimonial-number figures">{number}</p>}
            <h1 className="testimonial-name">{props.name}</h1>
            {description !== undefined && description !== props.name && (
              <p className="lede">{description}</p>
            )}
            {link !== undefined && (
              <ButtonLink link={link} type="primary">
                {destinationLabel(link, page)}
              </ButtonLink>
            )}
          </div>
          {(logo !== undefined || chart.length > 0) && (
            <div className="testimonial-sheet theme-light">
              {logo !== undefined && <LogoPicture asset={logo} />}
              <OwnChart chart={chart} />
            </div>
          )}
        </div>
      </div>
      <Blocks blocks={body} />
    </>
  )
}

interface EntityPageProps {
  /** Above the heading: the entity's name if that is not the heading, or a vacancy's location. */
  readonly label?: string | undefined
  readonly heading: string
  readonly text: string | undefined
  readonly body: RichText | undefined
  readonly picture?: ReactNode
  readonly facts?: readonly FactLine[]
  readonly factsLabel?: string
  /** Below the facts. */
  readonly aside?: ReactNode
  /** Below the body. */
  readonly end?: ReactNode
}

/** An entity's page: its text, and picture and facts beside it (BLOCK-1). */
function EntityPage(props: EntityPageProps): ReactNode {
  const { facts = [], factsLabel, picture, aside } = props
  const hasFacts = facts.some((fact) => fact.value !== undefined)
  return (
    <div className="entity-page">
      <PageTitle label={props.label} heading={props.heading} text={props.text} />
      <div className="entity-page-columns twelve-columns container">
        <div className="entity-page-side">
          {picture}
          {hasFacts && factsLabel !== undefined && (
            <h2 className="entity-page-label">{factsLabel}</h2>
          )}
          <Facts facts={facts} />
          {aside}
        </div>
        <div className="entity-page-body">
          <RichTextView content={props.body} />
          {props.end}
        </div>
      </div>
    </div>
  )
}

/** Lists the works of an author with this name, newest first (BLOCK-1). */
function WrittenWorks({ author }: { readonly author: string }): ReactNode {
  const page = usePage()
  const { messages, snapshot, lang } = page
  const { entries, total } = snapshot.resources({ lang, author, page: 1, perPage: MAX_WORKS })
  const works = cardsOf(entries, page)
  if (works.length === 0) return null
  return (
    <section className="written-works" aria-labelledby="written-works">
      <h2 id="written-works">
        {formatMessage(messages.people.works, { name: author }, messages.locale)}
      </h2>
      {works.length < total && (
        <p>
          {formatMessage(
            messages.people.newestWorks,
            { shown: works.length, total },
            messages.locale,
          )}
        </p>
      )}
      <WorksList works={works.slice(0, SHOWN_WORKS)} />
      {works.length > SHOWN_WORKS && (
        <details className="written-works-earlier">
          <summary className="fold-sign">
            {formatMessage(
              messages.people.earlierWorks,
              { count: works.length - SHOWN_WORKS },
              messages.locale,
            )}
          </summary>
          <WorksList works={works.slice(SHOWN_WORKS)} />
        </details>
      )}
    </section>
  )
}

function WorksList({ works }: { readonly works: readonly Card[] }): ReactNode {
  const { messages, today } = usePage()
  return (
    <ol className="written-works-list">
      {works.map((work) => (
        <li key={work.uuid}>
          <a href={work.path}>{work.name}</a>
          <span className="written-works-facts">
            {work.typeLabel !== undefined && <span>{work.typeLabel}</span>}
            {work.event === undefined ? (
              <time dateTime={work.day}>{work.dayText}</time>
            ) : (
              <EventDay
                event={work.event}
                announcement={work}
                today={today}
                messages={messages.cards}
              />
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Works in view; the others are folded under them. */
const SHOWN_WORKS = 8
/** Prolific authors' pages list only the newest works. */
const MAX_WORKS = 100
