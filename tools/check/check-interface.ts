import type { Source } from './source-files.ts'

export interface CheckResult {
  /** One line each: where, what is wrong, what is expected. */
  readonly findings: readonly string[]
  /** Worth printing even if there are no findings, such as `20 files`. */
  readonly note?: string
}

/** A rule about the repository's files. */
export interface Check {
  readonly name: string
  readonly run: (files: readonly Source[]) => CheckResult
}

/** A check by an external program, which runs in parallel with the others. */
export interface ProgramCheck {
  readonly name: string
  readonly run: () => Promise<CheckResult>
}
