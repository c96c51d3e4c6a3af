export interface BuildInfo {
  readonly version: string
  /** `unknown` for a build without git. */
  readonly commit: string
}

/** Set in the environment by the process that starts the roles (`tools/run/role.ts`). */
export const buildInfo: BuildInfo = {
  version: process.env.PROSPECTUS_VERSION || 'unknown',
  commit: process.env.PROSPECTUS_COMMIT || 'unknown',
}
