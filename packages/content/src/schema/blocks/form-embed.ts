import { hostedForm } from '../fields/embed-address.ts'
import { required } from '../fields/field.ts'
import { defineItem, type ItemOf, items } from '../fields/items.ts'
import { text } from '../fields/text.ts'

/** A hosted form inside a block (EMBED-3). */
export const formEmbed = defineItem('form-embed', {
  label: 'Hosted form',
  fields: {
    form_id: required(
      hostedForm({
        label: 'Form',
        help: 'For one of HubSpot type hubspot:12345/ and the id of the form, or hubspot:eu1/12345/ and the id when the account is in Europe.',
      }),
    ),
    title: text({ label: 'Title', help: 'Read out to visitors who cannot see the form’s frame.' }),
  },
})

export type FormEmbed = ItemOf<typeof formEmbed>

/** The form of a block, stored as a list whose first item counts (DATA-10). */
export const form = items({
  label: 'Form',
  help: 'One hosted form. Visitors see a way to get in touch while it cannot be reached.',
  of: formEmbed,
  maximum: 1,
})
