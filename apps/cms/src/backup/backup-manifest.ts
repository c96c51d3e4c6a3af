import { OperatorFault } from '@prospectus/server/operator-fault'
import { z } from 'zod'

const digest = z.string().regex(/^[0-9a-f]{64}$/)
const rows = z.object({ rows: z.number().int().nonnegative(), sha256: digest })
/** Three segments, none of which leads out of the folder. */
const path = z.string().regex(/^(?:(?!\.{1,2}(?:\/|$))[^/\\\0]+(?:\/(?!$)|$)){3}$/)
const file = z.object({ path, size: z.number().int().nonnegative(), sha256: digest })

/** Without the row of its space, what was restored would count as empty. */
const hasSpace = (tables: object): boolean => 'space' in tables

const manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, when the backup began. */
  made_at: z.string(),
  /** The last change of the tables that the database had seen. */
  migration: z.string(),
  space: z.object({ id: z.number(), name: z.string() }),
  tables: z.record(z.string().regex(/^[a-z_]+$/), rows).refine(hasSpace, {
    path: ['space'],
    error: 'expected in every backup',
  }),
  files: z.array(file.extend({ content_type: z.string() })),
  /** Files that the library names and no store has. */
  missing: z.array(z.string()),
})

/** `backup.json`: what a backup holds, with the digest of each part. */
export type BackupManifest = z.infer<typeof manifest>

/**
 * Reads `backup.json`.
 *
 * @throws {OperatorFault} for what is no manifest of a backup
 */
export function parseManifest(text: string): BackupManifest {
  const read = manifest.safeParse(jsonOf(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue?.path.join('.') || 'the file'
  throw new OperatorFault(`backup.json is not that of a backup: ${where}: ${issue?.message}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
