/** A story to be made, or the changes to one; what is left out stays as it is. */
export interface StoryChange {
  readonly name?: string
  /** Last segment. */
  readonly slug?: string
  /** 0 is the root. */
  readonly parentId?: number
  readonly position?: number
  readonly isStartpage?: boolean
  readonly isFolder?: boolean
  readonly lang?: string
  readonly groupId?: string
  readonly tagList?: readonly string[]
  readonly content?: Readonly<Record<string, unknown>>
}
