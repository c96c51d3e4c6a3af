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
 * A hosted form (EMBED-3), identified by its slug below `forms/`. It is only shown in frames, without a
 * page of its own, and its texts are not searched.
 */
export const form = defineShapedRoot(
  'form',
  {
    label: 'Form',
    hasPage: false,
    fields: {
      title: unsearchedText({
        label: 'Title',
        help: 'Names the form; shown where it stands alone.',
      }),
      intro: unsearchedTextarea({
        label: 'Introduction',
        help: 'One or two sentences, or nothing.',
      }),
      fields: items({ label: 'Fields', of: formField }),
      privacy_note: unsearchedTextarea({
        label: 'Privacy note',
        help: 'Stands above the button: what becomes of the details.',
      }),
      privacy_link: webAddress({ label: 'Privacy policy', help: 'Such as /privacy-policy.' }),
      submit: unsearchedText({ label: 'Words on the button', help: 'Such as Request a demo.' }),
      thanks_path: webAddress({
        label: 'Thank-you page',
        help: 'A path of this site, such as /thank-you. Without one the thanks below are shown in place.',
      }),
      thanks: unsearchedTextarea({ label: 'Thanks', help: 'Shown in place of the form.' }),
      notify: emailAddress({
        label: 'Who is told',
        help: 'The e-mail address that every submission is sent to.',
      }),
      confirmation_subject: unsearchedText({ label: 'Subject of the mail to the visitor' }),
      confirmation_text: unsearchedTextarea({
        label: 'Mail to the visitor',
        help: 'Sent to the address that was typed. Without it no mail is sent.',
      }),
      gated: flag({
        label: 'Gives a download',
        help: 'The file of the page that the form stands on is given after the form.',
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

/** Drops a field with the name of an earlier one, whose answer it would overwrite. */
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
