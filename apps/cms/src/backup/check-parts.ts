import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { OperatorFault } from '@prospectus/server/operator-fault'
import type { BackupManifest } from './backup-manifest.ts'
import { unpacked } from './packed-lines.ts'

/**
 * Compares every part of a backup with its digest.
 *
 * @throws {OperatorFault} that names the first part which is missing or says something else
 */
export async function checkParts(folder: string, { tables, files }: BackupManifest): Promise<void> {
  for (const [table, { sha256 }] of Object.entries(tables)) {
    const name = `tables/${table}.jsonl.gz`
    await check(name, sha256, unpacked(join(folder, name)))
  }
  for (const { path, sha256 } of files) {
    const name = `files/${path}`
    await check(name, sha256, createReadStream(join(folder, name)))
  }
}

async function check(name: string, expected: string, content: Readable): Promise<void> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of content) hash.update(chunk)
  } catch (cause) {
    throw new OperatorFault(`The backup is damaged: ${name} is missing or cannot be read.`, {
      cause,
    })
  }
  if (hash.digest('hex') !== expected) {
    throw new OperatorFault(`The backup is damaged: ${name} is not what was backed up.`)
  }
}
