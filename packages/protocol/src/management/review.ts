export interface Review {
  readonly id: number
  readonly story_id: number
  readonly version: number
  readonly state: 'asked' | 'approved' | 'sent_back'
  readonly comment: string
  readonly asked_by: string
  readonly asked_at: string
  readonly answer: string
  readonly answered_by: string | null
  readonly answered_at: string | null
}

export interface ListedReview extends Review {
  readonly story_name: string
}

/** @see management-api#reviews */
export interface ReviewRoutes {
  'GET reviews': {
    /** All reviews of one story; by default all open reviews. */
    query: { readonly story_id?: number | undefined }
    response: { readonly reviews: readonly ListedReview[] }
  }
  'POST reviews': {
    body: { readonly review: { readonly story_id: number; readonly comment?: string } }
    response: { readonly review: Review }
  }
  'PUT reviews/:id': {
    body: {
      readonly review: { readonly state: 'approved' | 'sent_back'; readonly answer?: string }
    }
    response: { readonly review: Review }
  }
}
