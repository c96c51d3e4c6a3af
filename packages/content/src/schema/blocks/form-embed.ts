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
        help: 'For a HubSpot form, type hubspot:12345/ followed by the form id, or hubspot:eu1/12345/ and the id if the account is in Europe.',
      }),
    ),
    title: text({ label: 'Title', help: 'Screen readers read it out.' }),
  },
})

export type FormEmbed = ItemOf<typeof formEmbed>

/** Stored as a list, but only the first item is used (DATA-10). */
export const form = items({
  label: 'Form',
  help: 'One hosted form. If it cannot be loaded, visitors see another way to get in touch.',
  of: formEmbed,
  maximum: 1,
})
