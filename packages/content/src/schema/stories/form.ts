import type { ReadContext } from '../context/read-context.ts'
import type { Field } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { items } from '../fields/items.ts'
import { described, type FieldText, text, textarea } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { readText } from '../values/read-text.ts'
import { type FormField, formField } from './form-field.ts'
import { type ContentOf, defineShapedRoot } from './root-schema.ts'

/**
 * Hosted form (EMBED-3), identified by its slug below `forms/`. Shown only in frames, without a page; not
 * searched.
 */
export const form = defineShapedRoot(
  'form',
  {
    label: 'Form',
    hasPage: false,
    fields: {
      title: unsearchedText({
        label: 'Title',
        help: 'Shown if the form is opened by itself.',
      }),
      intro: unsearchedTextarea({
        label: 'Introduction',
        help: 'One or two sentences. Optional.',
      }),
      fields: items({ label: 'Fields', of: formField }),
      privacy_note: unsearchedTextarea({
        label: 'Privacy note',
        help: 'Shown above the button: how the visitor’s details are used.',
      }),
      privacy_link: webAddress({ label: 'Privacy policy', help: 'Such as /privacy-policy.' }),
      submit: unsearchedText({ label: 'Label of the button', help: 'Such as Request a demo.' }),
      thanks_path: webAddress({
        label: 'Thank-you page',
        help: 'A path of this site, such as /thank-you. If empty, the thanks below replace the form.',
      }),
      thanks: unsearchedTextarea({ label: 'Thanks', help: 'Replaces the form.' }),
      notify: emailAddress({
        label: 'Notify',
        help: 'The e-mail address that receives every submission.',
      }),
      confirmation_subject: unsearchedText({ label: 'Subject of the e-mail to the visitor' }),
      confirmation_text: unsearchedTextarea({
        label: 'E-mail to the visitor',
        help: 'Sent to the address in the form. If empty, no e-mail is sent.',
      }),
      gated: flag({
        label: 'Gives a download',
        help: 'Visitors get the file of the page after they submit the form.',
      }),
    },
  },
  (read) => ({
    title: read.title,
    intro: read.intro,
    fields: withUniqueNames(read.fields),
    privacyNote: read.privacy_note,
    privacyLink: read.privacy_link,
    submit: read.submit,
    /** Only a path of this site. */
    thanksPath: read.thanks_path?.href.startsWith('/') ? read.thanks_path.href : undefined,
    thanks: read.thanks,
    notify: read.notify,
    confirmation:
      read.confirmation_subject === undefined || read.confirmation_text === undefined
        ? undefined
        : { subject: read.confirmation_subject, text: read.confirmation_text },
    gated: read.gated,
  }),
)

export type Form = ContentOf<typeof form>

/** Drops fields whose answer would overwrite that of an earlier one. */
function withUniqueNames(fields: readonly FormField[]): readonly FormField[] {
  return fields.filter(
    ({ name }, index) => fields.findIndex((field) => field.name === name) === index,
  )
}

function unsearchedText(options: FieldText) {
  return text({ ...options, searched: false })
}

function unsearchedTextarea(options: FieldText) {
  return textarea({ ...options, searched: false })
}

function emailAddress(options: FieldText): Field<string> {
  return {
    definition: { type: 'text', ...described(options) },
    read: (raw: unknown, _: ReadContext) => {
      const address = readText(raw)
      return address !== undefined && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address)
        ? address
        : undefined
    },
    fallback: undefined,
  }
}
