import type { DraftChange } from './compare-drafts.ts'

/** Every text of publishing that an editor reads. */
export const WORDS = {
  publish: 'Publish',
  publishNow: 'Publish now',
  publishing: 'Publishing …',
  unpublish: 'Unpublish',
  unpublishNow: 'Unpublish now',
  unpublishing: 'Unpublishing …',
  cancel: 'Cancel',
  close: 'Close',
  more: 'More',
  notSaved: 'It is not saved yet. Try again.',
  looking: 'Looking …',
  warnings: 'Look at this first',
  noWarnings: 'Nothing to warn of.',
  changes: 'What changes',
  noChanges: 'The draft says what visitors see already.',
  firstTime: 'Visitors do not see this page yet. All of it is new.',
  sideBySide: 'Side by side',
  now: 'Now',
  after: 'After publishing',
  nothingYet: 'Visitors do not find this page yet.',
  before: 'Before',
  empty: 'empty',
  unpublishText: 'Visitors will no longer find this page. Its draft stays.',
  versions: 'Versions',
  versionsText: 'Every save is kept. Choose one to see what is different from the draft now.',
  version: (number: number) => `Version ${number}`,
  publishedAt: (when: string, who: string) => `published ${when}${who === '' ? '' : ` by ${who}`}`,
  sameAsDraft: 'This version says what the draft says.',
  draftNow: 'The draft now',
  restore: 'Restore this version',
  restored: (number: number) => `Version ${number} is the draft now. Undo takes that back.`,
  olderVersions: 'Older versions',
  schedule: 'Schedule',
  scheduleText: (zone: string) => `Times are those of your clock (${zone}).`,
  what: 'What happens',
  when: 'When',
  add: 'Schedule it',
  takeBack: 'Take back',
  planned: 'Planned for this page',
  nothingPlanned: 'Nothing is planned for this page.',
  willPublish: 'is published',
  willUnpublish: 'is unpublished',
  done: 'done',
  problem: (why: string) => `could not be done: ${why}`,
  chooseTime: 'Choose a day and a time that are still to come.',
  releases: 'Releases',
  releasesText: 'A release publishes several pages at the same moment.',
  releaseName: 'Name of a new release',
  makeRelease: 'Make a release with this page',
  addToRelease: 'Add this page',
  inRelease: 'This page is in it.',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  publishRelease: (name: string) => `Publish “${name}” now`,
  released: 'published',
  calendar: 'Everything scheduled',
  nothingScheduled: 'Nothing is scheduled.',
  story: (id: number) => `Page ${id}`,
  release: 'Release',
  review: 'Review',
  reviewText: 'Ask a colleague to look at the draft before it is published.',
  comment: 'What should they look at?',
  askForReview: 'Ask for a review',
  askAnew: 'Ask again',
  askedBy: (who: string, when: string) => `${who} asks for a review (${when}).`,
  answer: 'What do you want to say?',
  approve: 'Approve',
  sendBack: 'Send back',
  approvedBy: (who: string, when: string) => `Approved by ${who} (${when}).`,
  sentBackBy: (who: string, when: string) => `Sent back by ${who} (${when}).`,
  changedSince: 'The draft has changed since it was asked for.',
  waiting: 'Other pages that wait for a review',
  share: 'Share link',
  shareText:
    'Whoever has the link sees the draft of this page, without an account, until the link ends.',
  endsAfter: 'It ends after',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  makeLink: 'Make a link',
  link: 'Link',
  linkOnce: 'Copy it now: it is shown this once.',
  copy: 'Copy',
  copied: 'Copied',
  endsAt: (when: string, who: string) => `Made by ${who}, ends ${when}`,
  noLinks: 'No link is open.',
} as const

/** A change in one sentence, without the values before and after. */
export function changeWords({ kind, block, field }: DraftChange): string {
  if (field !== undefined) return `${block}: ${field}`
  const verb = {
    added: 'was added',
    deleted: 'was deleted',
    moved: 'was moved',
    changed: 'changed',
  }
  return `${block} ${verb[kind]}`
}

/** A moment as its reader's clock says it. */
export function momentWords(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

/** The time zone of this browser. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
