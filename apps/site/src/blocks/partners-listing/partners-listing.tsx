import type { ListedPartner } from '@prospectus/content/schema/blocks/partners-listing'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { CardLink } from '../../ui/card-link/card-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Monogram } from '../../ui/monogram/monogram.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const partnersListingView = view<'partners-listing'>(PartnersListingView)

/** Partners with their logos and descriptions (BLOCK-2, DATA-10). */
function PartnersListingView(props: BlockViewProps<'partners-listing'>) {
  const { block, headingLevel } = props
  const hasLogos = block.partners.some(({ logo }) => logo !== undefined)
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <ul className="partners-listing-partners">
        {block.partners.map((partner) => (
          <PartnerEntry
            key={partner.uid}
            partner={partner}
            showsLogo={hasLogos}
            level={block.heading === undefined ? 2 : 3}
          />
        ))}
      </ul>
    </div>
  )
}

interface PartnerEntryProps {
  readonly partner: ListedPartner
  readonly level: 2 | 3
  /** True if any partner has a logo; partners without one show initials. */
  readonly showsLogo: boolean
}

function PartnerEntry({ partner, level, showsLogo }: PartnerEntryProps) {
  const { logo, heading, description, link } = partner
  const Heading = `h${level}` as const
  return (
    <li className={link === undefined ? PARTNER_CLASS : LINKED_CLASSES}>
      {showsLogo && (
        <div className="partners-listing-plate">
          {logo === undefined ? (
            <Monogram name={heading} />
          ) : (
            <Picture asset={logo} alt="" sizes="9rem" className="partners-listing-logo" />
          )}
        </div>
      )}
      <div className="partners-listing-words">
        <Heading className="partners-listing-heading">
          <CardLink link={link}>{heading}</CardLink>
        </Heading>
        <RichTextView content={description} size="short" />
      </div>
      {link !== undefined && (
        <Icon name={link.isExternal ? 'external' : 'arrow'} className="partners-listing-arrow" />
      )}
    </li>
  )
}

const PARTNER_CLASS = 'partners-listing-partner'
const LINKED_CLASSES = `${PARTNER_CLASS} partners-listing-linked card-link-card`
