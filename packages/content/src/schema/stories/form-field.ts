import { type Field, required } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { defineItem, type ItemOf } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { option } from '../fields/option.ts'
import { type FieldOptions, optionalField, text, textarea } from '../fields/text.ts'
import { readText } from '../values/read-text.ts'

export const formField = defineItem('form-field', {
  label: 'Form field',
  fields: {
    name: required(
      answerName({
        label: 'Name of the answer',
        help: 'The name under which the answer is stored and sent on, such as company: letters, digits, - and _.',
      }),
    ),
    kind: required(
      option({
        label: 'Kind',
        choices: [
          { name: 'One line of text', value: 'text' },
          { name: 'E-mail address', value: 'email' },
          { name: 'Telephone number', value: 'tel' },
          { name: 'Several lines of text', value: 'textarea' },
          { name: 'One from a list', value: 'select' },
          { name: 'One of several buttons', value: 'radios' },
          { name: 'Any number of checkboxes', value: 'checkboxes' },
          { name: 'Consent', value: 'consent' },
        ],
      }),
    ),
    label: required(
      text({
        label: 'Label',
        help: 'The question. For a consent, the sentence that visitors agree to.',
      }),
    ),
    help: text({ label: 'Help', help: 'A line under the label.' }),
    required: flag({ label: 'Required' }),
    autocomplete: option({
      label: 'Autofill',
      choices: [
        { name: 'Name', value: 'name' },
        { name: 'First name', value: 'given-name' },
        { name: 'Family name', value: 'family-name' },
        { name: 'E-mail address', value: 'email' },
        { name: 'Telephone number', value: 'tel' },
        { name: 'Organisation', value: 'organization' },
        { name: 'Position', value: 'organization-title' },
        { name: 'Country', value: 'country-name' },
        { name: 'Nothing', value: 'off' },
      ],
    }),
    choices: textarea({ label: 'Choices', help: 'One per line.' }),
    choices_source: text({
      label: 'Choices from a data source',
      help: 'Used instead of the choices above.',
      choicesFrom: { kind: 'datasources' },
    }),
    maximum: number({
      label: 'Longest answer',
      help: 'In characters. 200 if empty, or 5000 for several lines.',
    }),
  },
})

export type FormField = ItemOf<typeof formField>
export type FormFieldKind = FormField['kind']

/** Name of the hidden honeypot field, which only bots fill in; editors cannot use it. */
export const HONEYPOT_NAME = 'homepage'

/** Field for the name of an answer. Names starting with `_` are reserved for the form itself. */
function answerName(options: FieldOptions): Field<string> {
  return optionalField('text', options, (raw) => {
    const name = readText(raw)
    return name !== undefined && /^[a-z][\w-]{0,39}$/i.test(name) && name !== HONEYPOT_NAME
      ? name
      : undefined
  })
}
