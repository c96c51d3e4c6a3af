/** Raw content of a block as editors would store it, by name of the example; the typical one comes first. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
  readonly usual: Readonly<Record<string, unknown>>
}
