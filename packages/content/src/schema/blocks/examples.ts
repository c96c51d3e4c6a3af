/** Examples of a block by name: raw content, as editors would store it. The typical one, `usual`, comes first. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
  readonly usual: Readonly<Record<string, unknown>>
}
