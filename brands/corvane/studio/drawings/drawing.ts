/** A drawing of the bundled catalogue: a pure function from nothing to SVG text. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly svg: () => string
}
