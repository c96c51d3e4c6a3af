/** What an editor should know before visitors see a draft. A warning never stops a save. */
export interface Warning {
  /** What it is about, for clients that say it in words of their own (management-api#warnings). */
  readonly kind: WarningKind
  /** The component that it is about, and its `_uid`. */
  readonly component: string
  readonly uid: string
  /** The field of it to look at, where one is to blame. */
  readonly field?: string
  /** `part` or `field` where a site leaves out less than the block. */
  readonly only?: 'part' | 'field'
  /** A sentence. */
  readonly message: string
  /** What the sentence names, such as a length. */
  readonly values?: Readonly<Record<string, string | number>>
}

export type WarningKind =
  | 'left-out'
  | 'dead-link'
  | 'no-page-link'
  | 'unknown-form'
  | 'redirect-nowhere'
  | 'redirect-circle'
  | 'chosen-not-shown'
  | 'samples-shown'
  | 'front-page'
  | 'site-settings'
  | 'language-folder'
  | 'no-alt'
  | 'title-length'
  | 'no-description'
  | 'description-length'
  | 'heading-jump'
  | 'empty-page'
  | 'empty-block'
  | 'small-picture'
  | 'same-title'
  | 'original-changed'
  | 'translation-behind'
  | 'translation-not-linked'
  | 'translation-not-published'
