import type { Field } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { items } from '../fields/items.ts'
import { type FieldOptions, optionalField, text, textarea } from '../fields/text.ts'
import { webAddress } from '../fields/web-address.ts'
import { readText } from '../values/read-text.ts'
import { type FormField, formField } from './form-field.ts'
import { type ContentOf, defineShapedRoot } from './root-schema.ts'

/** Hosted form (EMBED-3), identified by its slug below `forms/`; never a page of the site, and not searched. */
export const form = defineShapedRoot(
  'form',
  {
    label: 'Form',
    hasPage: false,
    fields: {
      title: text({
        label: 'Title',
        help: 'Shown if the form is opened by itself.',
      }),
      intro: textarea({
        label: 'Introduction',
        help: 'One or two sentences. Optional.',
      }),
      fields: items({ label: 'Fields', of: formField }),
      privacy_note: textarea({
        label: 'Privacy note',
        help: 'Shown above the button: how the visitor’s details are used.',
      }),
      privacy_link: webAddress({ label: 'Privacy policy', help: 'Such as /privacy-policy.' }),
      submit: text({ label: 'Label of the button', help: 'Such as Request a demo.' }),
      promise: text({
        label: 'Promise',
        help: 'Shown below the button: what happens next, and when.',
      }),
      thanks_path: webAddress({
        label: 'Thank-you page',
        help: 'A path of this site, such as /thank-you. If empty, the thanks below replace the form.',
      }),
      thanks: textarea({ label: 'Thanks', help: 'Replaces the form.' }),
      notify: emailAddress({
        label: 'Notify',
        help: 'The e-mail address that receives every submission.',
      }),
      confirmation_subject: text({ label: 'Subject of the e-mail to the visitor' }),
      confirmation_text: textarea({
        label: 'E-mail to the visitor',
        help: 'Sent to the address in the form. If empty, no e-mail is sent.',
      }),
      gated: flag({
        label: 'Gives a download',
        help: 'Visitors get the file of the page after they submit the form.',
      }),
    },
  },
  (values) => ({
    title: values.title,
    intro: values.intro,
    fields: withUniqueNames(values.fields),
    privacyNote: values.privacy_note,
    privacyLink: values.privacy_link,
    submit: values.submit,
    promise: values.promise,
    /** Undefined unless it is a path of this site. */
    thanksPath: values.thanks_path?.href.startsWith('/') ? values.thanks_path.href : undefined,
    thanks: values.thanks,
    notify: values.notify,
    confirmation:
      values.confirmation_subject === undefined || values.confirmation_text === undefined
        ? undefined
        : { subject: values.confirmation_subject, text: values.confirmation_text },
    gated: values.gated,
  }),
)

export type Form = ContentOf<typeof form>

/** Drops fields whose answer would overwrite that of an earlier one. */
function withUniqueNames(fields: readonly FormField[]): readonly FormField[] {
  return fields.filter(
    ({ name }, index) => fields.findIndex((field) => field.name === name) === index,
  )
}

function emailAddress(options: FieldOptions): Field<string> {
  return optionalField('text', options, (raw) => {
    const address = readText(raw)
    return address !== undefined && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) ? address : undefined
  })
}
