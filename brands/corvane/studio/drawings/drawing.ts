/** A fixed drawing of the bundled catalogue, such as a logo. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly svg: () => string
}
