import { type Field, required } from '../fields/field.ts'
import { flag } from '../fields/flag.ts'
import { defineItem, type ItemOf } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { option } from '../fields/option.ts'
import { described, type FieldText, text, textarea } from '../fields/text.ts'
import { readText } from '../values/read-text.ts'

/** A question of a hosted form. */
export const formField = defineItem('form-field', {
  label: 'Form field',
  fields: {
    name: required(
      answerName({
        label: 'Name of the answer',
        help: 'As it is stored and handed on, such as company: letters, digits, - and _.',
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
          { name: 'One of a list', value: 'select' },
          { name: 'One of some buttons', value: 'radios' },
          { name: 'Any of some boxes', value: 'checkboxes' },
          { name: 'Consent', value: 'consent' },
        ],
      }),
    ),
    label: required(
      text({
        label: 'Label',
        help: 'What visitors are asked. Of a consent, the sentence that they agree to.',
        searched: false,
      }),
    ),
    help: text({ label: 'Help', help: 'A line under the label.', searched: false }),
    required: flag({ label: 'Must be answered' }),
    autocomplete: option({
      label: 'What browsers may fill in',
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
    choices: textarea({ label: 'Choices', help: 'One a line.', searched: false }),
    choices_source: text({
      label: 'Choices from a data source',
      help: 'In place of choices of its own.',
      choicesFrom: { kind: 'datasources' },
      searched: false,
    }),
    maximum: number({
      label: 'Longest answer',
      help: 'In characters: 200 unless told, 5000 for several lines.',
    }),
  },
})

export type FormField = ItemOf<typeof formField>
export type FormFieldKind = FormField['kind']

/** Name of the hidden honeypot field that only bots fill in. Editors cannot use it. */
export const TRAP_NAME = 'homepage'

/** A valid name of an answer. Names that begin with `_` are reserved for the form itself. */
function answerName(options: FieldText): Field<string> {
  return {
    definition: { type: 'text', ...described(options) },
    read: (raw) => {
      const name = readText(raw)
      return name !== undefined && /^[a-z][\w-]{0,39}$/i.test(name) && name !== TRAP_NAME
        ? name
        : undefined
    },
    fallback: undefined,
  }
}
