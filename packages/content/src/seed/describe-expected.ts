import type { FieldDefinition } from '@prospectus/protocol/management/definition'

/** Describes the values of a field to authors of story files: `one of "light", "dark"`. */
export function describeExpected(definition: FieldDefinition): string {
  const { type, options = [], datasource_slug, component_whitelist, field_type } = definition
  if (options.length > 0) return `one of ${options.map(({ value }) => `"${value}"`).join(', ')}`
  if (type === 'bloks' && component_whitelist !== undefined)
    return `a list of parts with the component ${component_whitelist.map((name) => `"${name}"`).join(' or ')}`
  if (type === 'options' && datasource_slug !== undefined)
    return `a list of values of the data source "${datasource_slug}"`
  if (type === 'custom' || field_type !== undefined)
    return `what the field "${field_type ?? 'custom'}" stores`
  return EXPECTED[type]
}

const EXPECTED: Readonly<Record<FieldDefinition['type'], string>> = {
  text: 'a text',
  textarea: 'a text',
  richtext: 'a formatted text, { "type": "doc", "content": […] }',
  number: 'a number',
  boolean: 'true or false',
  datetime: 'a date such as "2026-03-01 09:00"',
  option: 'one of its choices',
  options: 'a list of uuids of stories',
  asset: 'a file of this site, { "filename": "…", "alt": "…" }',
  multiasset: 'a list of files of this site',
  multilink: 'a link, { "linktype": "story" or "url", … }',
  table: 'a table, { "thead": […], "tbody": […] }',
  bloks: 'a list of blocks',
  custom: 'what its editor stores',
}
