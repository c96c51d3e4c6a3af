/** Raw content of one block as editors would store it, by what the example shows; the usual one comes first. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
  readonly usual: Readonly<Record<string, unknown>>
}
