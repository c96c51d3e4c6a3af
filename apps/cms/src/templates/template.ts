/** What a new page can begin with. */
export interface Template {
  /** Of a template that editors have kept: the id of its story. */
  readonly id: number | string
  readonly name: string
  /** Whether every installation has it. */
  readonly bundled: boolean
  readonly content: Readonly<Record<string, unknown>>
}
