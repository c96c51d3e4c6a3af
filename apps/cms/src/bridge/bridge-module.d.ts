/** Written by the build (`build/bridge-script.ts`). */
declare module 'virtual:bridge-script' {
  /** The bridge as one script for browsers. */
  export const bridgeScript: string
}
