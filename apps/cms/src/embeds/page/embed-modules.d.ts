/** Modules that the build provides (`build/embed-design.ts`, `build/embed-scripts.ts`). */
declare module 'virtual:embed-design' {
  interface DesignFile {
    /** With the hash of its bytes. */
    readonly name: string
    readonly base64: string
    /** True if every page uses the file, so that it is loaded first. */
    readonly isPreloaded: boolean
  }

  export const designFiles: readonly DesignFile[]
}

declare module '*?script' {
  /** The script, bundled for browsers with everything it imports. */
  const text: string
  export default text
}
