import type { Partner } from '@prospectus/content/schema/stories/partner'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { EntityPage } from './entity-page.tsx'

/** A page of or about partners: its text, with the facts beside it (BLOCK-1). */
export function PartnerView(props: {
  readonly name: string
  readonly partner: Partner
}): ReactNode {
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
