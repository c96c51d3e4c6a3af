import { rawStory } from '@prospectus/catalogue/snapshot/snapshot.fixture'
import { expect, it } from 'vitest'
import type { StoryFile } from '../story-files.ts'
import { findingLine } from './finding.ts'
import { formFindings } from './forms.ts'
import type { LintedContent } from './linted-content.ts'

function story(full_slug: string, content: object): StoryFile {
  return { ...rawStory(1, { full_slug, uuid: full_slug, content }), published: true }
}

function linesOf(...stories: readonly StoryFile[]): readonly string[] {
  const bundled: LintedContent = {
    space: { assetHost: 'assets.vendor.example', languages: [] },
    stories,
    folders: new Map(),
    datasources: new Map(),
    assets: new Map(),
    readAsset: () => new Uint8Array(),
  }
  return formFindings(bundled).map(findingLine)
}

const question = { component: 'form-field', kind: 'text', name: 'name', label: 'Name' }
const form = (more: object) =>
  story('forms/contact', { component: 'modules/form', fields: [question], ...more })
const pageNaming = (id: string) =>
  story('contact', { component: 'page', body: [{ form: [{ form_id: id }] }] })

it.each(['contact', 'hubspot:1234:abc', ''])('EMBED-3 a page may name the form %j', (id) => {
  expect(linesOf(form({}), pageNaming(id))).toEqual([])
})

it('EMBED-3 a page that names a form that does not exist is reported', () => {
  expect(linesOf(form({}), pageNaming('contcat'))).toEqual([
    'contact: content.body.0.form.0.form_id: there is no published form at forms/contcat',
  ])
})

it.each(['gated_form', 'register_form'])(
  'EMBED-3 a resource whose %s does not exist is reported',
  (field) => {
    const resource = story('webinars/plan', { component: 'modules/resource', [field]: 'contcat' })
    expect(linesOf(form({}), resource)).toEqual([
      `webinars/plan: content.${field}: there is no published form at forms/contcat`,
    ])
  },
)

it.each([
  [{ fields: [] }, 'content.fields: the form has no questions; expected at least one'],
  [
    { fields: [{ ...question, kind: 'select' }] },
    'content.fields: the question "name" has no choices',
  ],
  [
    { notify: 'nobody' },
    'content: The field "notify" is not used: found "nobody", which the field cannot read.',
  ],
  [
    { confirmation_subject: 'Thanks', confirmation_text: 'We have it.' },
    'content.confirmation_text: the form asks for no e-mail address to send it to',
  ],
])('EMBED-3 a form with %j is reported', (more, line) => {
  expect(linesOf(form(more))).toEqual([`forms/contact: ${line}`])
})
