import type { Location, LocationAddress } from '@prospectus/content/schema/blocks/locations'
import { readAddress } from '@prospectus/content/schema/links/safe-address'
import { Fragment } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EntryIcon } from '../../ui/icon/entry-icon.tsx'

export const locationsView = view<'locations'>(LocationsView)

/** Offices with phone numbers and addresses (BLOCK-2, DATA-10). */
function LocationsView({ block, headingLevel }: BlockViewProps<'locations'>) {
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <ul className="locations-places">
        {block.locations.map((location) => (
          <Place
            key={location.uid}
            location={location}
            level={block.heading === undefined ? 2 : 3}
          />
        ))}
      </ul>
    </div>
  )
}

function Place({ location, level }: { readonly location: Location; readonly level: 2 | 3 }) {
  const { heading, icon, phone, addresses } = location
  const Heading = `h${level}` as const
  return (
    <li className="locations-place">
      <EntryIcon icon={icon} className="locations-icon" />
      <div className="locations-name">
        <Heading className="locations-heading">{heading}</Heading>
        {phone !== undefined && <Phone number={phone} />}
      </div>
      {addresses.length > 0 && (
        <ul className="locations-addresses">
          {addresses.map((address) => (
            <li key={address.uid} className="locations-address">
              <PostalAddress address={address} name={heading} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** A telephone number, without a link if it cannot be dialled. */
function Phone({ number }: { readonly number: string }) {
  const { locations } = usePage().messages
  // The (0) is only dialled within the country.
  const address = readAddress(`tel:${number.replace('(0)', '')}`)
  return (
    <p className="locations-phone figures">
      <span className="visually-hidden">{locations.phone}: </span>
      {address?.kind === 'contact' ? (
        <a href={address.href} className="locations-call">
          {number}
        </a>
      ) : (
        number
      )}
    </p>
  )
}

function PostalAddress(props: { readonly address: LocationAddress; readonly name: string }) {
  const { heading, address, google_maps_link: mapLink } = props.address
  const { locations } = usePage().messages
  const lines = address.split(/\r?\n/).filter((line) => line.trim() !== '')
  return (
    <>
      {heading !== undefined && <p className="locations-label small-label">{heading}</p>}
      <address className="locations-lines">
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </address>
      {mapLink !== undefined && (
        <div className="locations-map">
          <ButtonLink link={mapLink}>
            {locations.map}
            <span className="visually-hidden">
              : {[props.name, heading].filter(Boolean).join(', ')}
            </span>
          </ButtonLink>
        </div>
      )}
    </>
  )
}
