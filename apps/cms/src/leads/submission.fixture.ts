import type { Submission } from './find-leads.ts'

/** A submission of a contact form by default. */
export function submission(changes: Partial<Submission> = {}): Submission {
  return {
    form: 'contact',
    key: 'key-1',
    fields: { name: 'Ada Lovelace', email: 'ada@visitor.example', message: 'Please call.' },
    page: '/contact/',
    referrer: 'https://search.example/',
    utm: { source: 'news', medium: 'mail' },
    consent: [{ name: 'privacy', text: 'You may answer me.', given: true }],
    lang: 'en',
    email: 'ada@visitor.example',
    ...changes,
  }
}
