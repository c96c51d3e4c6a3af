/** What goes with publishing: which stories name which, reviews of drafts, links that show a draft to others. */
export interface PublishingSchema {
  readonly document_link: DocumentLinkTable
  readonly review: ReviewTable
  readonly share: ShareTable
}

/** A story that a document names (`namedStories`), whether there is such a story or not. */
interface DocumentLinkTable {
  uuid: string
  document_id: number
}

/** Somebody was asked to look at a draft. A story has at most one that is still asked for. */
export interface ReviewTable {
  id: number
  story_id: number
  /** The version of the story that it was asked for. */
  version: number
  state: 'asked' | 'approved' | 'sent_back'
  comment: string
  asked_by: string
  asked_at: string
  answer: string
  answered_by: string | null
  answered_at: string | null
}

/** A link that shows one draft to people without an account. */
export interface ShareTable {
  id: number
  /** SHA-256 of what stands in the link, in hex: the link itself is not kept. */
  digest: string
  story_id: number
  created_at: string
  created_by: string
  ends_at: string
}
