import type { IncomingMessage } from 'node:http'
import type { Submission } from '../../leads/find-leads.ts'
import { fillWith, type TestStory, testUuid } from '../../storage/storage.fixture.ts'
import { openStorage, type Storage } from '../../storage/storage.ts'
import { createFormRoutes, type FormRoutesOptions } from './form-routes.ts'

export const SITE = 'https://www.vendor.example'
export const EMBEDS = 'https://embeds.vendor.example'
/** Idempotency key that `send` uses. */
export const KEY = '0123456789abcdef'

const question = { component: 'form-field', kind: 'text', label: 'Your name' }
const contact = {
  component: 'modules/form',
  title: 'Write to us',
  thanks_path: '/thank-you',
  notify: 'hello@vendor.example',
  fields: [
    { ...question, name: 'name', required: true },
    { ...question, name: 'email', kind: 'email', label: 'Your e-mail', required: true },
    { ...question, name: 'topic', kind: 'select', label: 'Topic', choices: 'Price\nSupport' },
    { ...question, name: 'message', kind: 'textarea', label: 'Message' },
    { ...question, name: 'consent', kind: 'consent', label: 'You may keep this.' },
  ],
}
const [name, email] = contact.fields

/** Uuid of a resource whose form gates one file. */
export const WHITEPAPER_UUID = testUuid(42)
/** Uuid of a resource whose form gates two files. */
export const STUDY_UUID = testUuid(43)
/** `group_id` of the contact page and its translation. */
const CONTACT_GROUP = testUuid(44)
const stories: readonly TestStory[] = [
  { full_slug: 'forms/contact', content: contact },
  { full_slug: 'contact/', group_id: CONTACT_GROUP },
  { full_slug: 'de/kontakt', group_id: CONTACT_GROUP, lang: 'de' },
  { full_slug: 'de/forms/contact', content: { ...contact, title: 'Schreiben Sie uns' } },
  {
    full_slug: 'forms/paper',
    content: {
      component: 'form',
      title: 'Get the paper',
      thanks: 'It is yours.',
      gated: true,
      fields: [name, email],
    },
  },
  {
    full_slug: 'forms/branch',
    content: {
      component: 'modules/form',
      fields: [{ ...question, name: 'branch', kind: 'radios', choices_source: 'industry-type' }],
    },
  },
  { full_slug: 'forms/planned', content: contact, published: false },
  { full_slug: 'forms/page', content: { component: 'page', body: [] } },
  {
    full_slug: 'whitepapers/study',
    id: 43,
    content: {
      component: 'modules/resource',
      gated_form: 'paper',
      download: [
        ['The study (PDF)', '//assets.example/f/1000/x/0123456789/study.pdf'],
        ['Its data (CSV)', '//assets.example/f/1000/x/0123456789/study.csv'],
      ].map(([label, url]) => ({ label, link: { linktype: 'asset', url } })),
    },
  },
  {
    full_slug: 'whitepapers/paper',
    id: 42,
    content: {
      component: 'modules/resource',
      gated_form: 'paper',
      download: [
        { link: { linktype: 'asset', url: '//assets.example/f/1000/x/0123456789/paper.pdf' } },
      ],
    },
  },
]

/** Valid answers to the form `contact`. */
export const VALID_ANSWERS = {
  name: 'Ada',
  email: 'ada@firm.example',
  topic: 'Price',
  message: 'Hello',
}

/** Serves hosted forms from a storage of their own, and records the submissions that are stored. */
export async function serveForms(options: Partial<FormRoutesOptions> = {}) {
  const storage: Storage = await openStorage('file::memory:')
  await fillWith(storage, stories, { datasources: { 'industry-type': { Energy: 'energy' } } })
  const submissions: Submission[] = []
  const clock = { now: Date.parse('2026-03-04T09:00:00Z') }
  const routes = createFormRoutes({
    storage,
    siteUrl: SITE,
    embedsUrl: EMBEDS,
    assetHosts: [],
    sealSecrets: 'a secret',
    trustProxy: false,
    log: { error: () => undefined },
    now: () => clock.now,
    storeSubmission: async (submission) => {
      const isRepeated = submissions.some(
        ({ form, key }) => form === submission.form && key === submission.key,
      )
      if (!isRepeated) submissions.push(submission)
      return { id: 'lead', isRepeated }
    },
    ...options,
  })
  const incoming = { headers: {}, socket: { remoteAddress: '192.0.2.7' } } as IncomingMessage
  const requestPath = async (path: string, request?: RequestInit) =>
    await routes.request(path, request, { incoming })
  /** Requests a form, and returns its mark. */
  const requestMark = async (form = 'contact') => {
    const html = await (await requestPath(`/forms/${form}`)).text()
    return /name="_mark" value="([^"]+)"/.exec(html)?.[1] ?? ''
  }
  /** Sends a form as browsers do, ten seconds after it was shown. */
  const send = async (
    fields: Readonly<Record<string, string>>,
    { path = '/forms/contact', headers = {} }: { path?: string; headers?: HeadersInit } = {},
  ) => {
    const _mark = await requestMark(/forms\/(\w+)/.exec(path)?.[1])
    clock.now += 10_000
    return await requestPath(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...Object(headers) },
      body: new URLSearchParams({ _key: KEY, _mark, ...fields }),
    })
  }
  return { requestPath, send, requestMark, submissions, clock, storage }
}

/** Options for `send` with the header that a script adds. */
export const BY_SCRIPT = { headers: { accept: 'application/json' } }
