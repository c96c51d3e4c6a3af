/** Written by the build (`build/bridge-script.ts`). */
declare module 'virtual:bridge-script' {
  export const bridgeScript: string
}
