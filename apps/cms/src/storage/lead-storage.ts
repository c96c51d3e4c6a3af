import type { Database } from '../database/database.ts'
import { keepSubmission } from '../leads/keep-submission.ts'
import type { KeptSubmission, Submission } from '../leads/submission.ts'

/** What visitors have sent. */
export interface LeadStorage {
  /**
   * Keeps a submission: it is on the disk when this resolves. The same key of the same form gives the first
   * answer again. Rejects when it could not be kept.
   */
  readonly keepSubmission: (submission: Submission) => Promise<KeptSubmission>
}

export function createLeadStorage(database: Database, now: () => Date): LeadStorage {
  return {
    keepSubmission: (submission) => keepSubmission(database, submission, now()),
  }
}
