import { richParagraphs, storedAsset, storyLink, webLink } from './example-content.ts'
import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'
import { iconNames } from './icon.ts'

export const locationsExamples = {
  usual: {
    component: 'locations',
    _uid: 'locations-usual',
    heading: 'Four offices',
    locations: [
      {
        component: 'location',
        _uid: 'location-leeds',
        heading: 'Leeds',
        icon: 'pin',
        phone: '+44 113 496 0142',
        addresses: [
          exampleAddress('Registered office', '14 Tannery Wharf', 'Leeds LS11 0ZZ'),
          exampleAddress('Deliveries', 'Gate 2, Tannery Lane', 'Leeds LS11 0ZZ'),
        ],
      },
      {
        component: 'location',
        _uid: 'location-rotterdam',
        heading: 'Rotterdam',
        icon: 'pin',
        addresses: [exampleAddress('Visitors', 'Pakhuiskade 220', '3011 ZZ Rotterdam')],
      },
      {
        component: 'location',
        _uid: 'location-arlington',
        heading: 'Arlington',
        icon: 'pin',
        phone: '+1 703 555 0142',
        addresses: [
          exampleAddress('Visitors', 'Suite 610, 1900 Quarry Row', 'Arlington, VA 22299'),
        ],
      },
      {
        component: 'location',
        _uid: 'location-brisbane',
        heading: 'Brisbane',
        icon: 'pin',
        phone: '+61 7 7010 0142',
        addresses: [
          exampleAddress('Visitors', 'Level 3, 88 Wharfinger Street', 'Brisbane QLD 4999'),
        ],
      },
    ],
    theme: 'light',
  },
  least: {
    component: 'locations',
    _uid: 'locations-least',
    locations: [{ component: 'location', _uid: 'location-least', heading: 'Brisbane' }],
  },
  most: {
    component: 'locations',
    _uid: 'locations-most',
    label: 'Offices and depots',
    heading: 'Twelve doors',
    description: richParagraphs('Bicycles may be brought inside at all of them.'),
    locations: Array.from({ length: 12 }, (_, index) => ({
      component: 'location',
      _uid: `location-most-${index}`,
      heading: `Door ${index + 1}`,
      icon: iconNames[index * 2],
      phone: `+44 113 496 0${100 + index}`,
      addresses: Array.from({ length: (index % 3) + 1 }, (_, nth) =>
        exampleAddress(`Entrance ${nth + 1}`, `${index + 1} Tannery Wharf`, 'Leeds LS11 0ZZ'),
      ),
    })),
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'locations',
    _uid: 'locations-hostile',
    label: longWord,
    heading: longHeading,
    description: richParagraphs(markupInText),
    locations: [
      {
        component: 'location',
        _uid: 'location-long',
        heading: longHeading,
        icon: 'no-such-icon',
        phone: 'ask for the porter',
        addresses: [
          {
            component: 'address',
            _uid: 'address-long',
            heading: longWord,
            address: `${markupInText}\n\n${longHeading}\n${longWord}`,
            google_maps_link: storyLink(''),
          },
          { component: 'address', _uid: 'address-none', heading: 'No address' },
        ],
      },
      { component: 'location', _uid: 'location-word', heading: longWord, phone: longWord },
      { component: 'location', _uid: 'location-nameless', phone: '+44 113 496 0142' },
    ],
    theme: 'brand',
  },
  'shapes of older spaces': {
    component: 'locations',
    _uid: 'locations-shapes',
    description: 'Plain words in the place of formatted ones.',
    locations: [
      {
        component: 'location',
        _uid: 'location-rich',
        heading: richParagraphs('Leeds'),
        icon: storedAsset('award-2024', ''),
        addresses: [
          {
            component: 'address',
            _uid: 'address-rich',
            address: richParagraphs('Exemplar', '1 Quay Street', 'Leeds'),
            google_maps_link: webLink('//maps.example/?q=Leeds'),
          },
        ],
      },
    ],
  },
} satisfies Examples

function exampleAddress(heading: string, street: string, town: string) {
  const query = encodeURIComponent(`${street}, ${town}`)
  return {
    component: 'address',
    _uid: `address-${heading}-${query}`,
    heading,
    address: `Exemplar\n${street}\n${town}`,
    google_maps_link: webLink(`https://maps.example/?q=${query}`),
  }
}
