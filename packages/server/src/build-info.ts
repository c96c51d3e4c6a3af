/** Version and commit of the running product. */
export interface BuildInfo {
  readonly version: string
  /** `unknown` where it was made without git. */
  readonly commit: string
}

/** Read from what the process that starts the roles sets (`tools/run/role.ts`). */
export const buildInfo: BuildInfo = {
  version: process.env.PROSPECTUS_VERSION || 'unknown',
  commit: process.env.PROSPECTUS_COMMIT || 'unknown',
}
