/** A snapshot on disk is not what was written: it is refused, and built anew. */
export class DamagedSnapshotError extends Error {
  override readonly name = 'DamagedSnapshotError'

  constructor(path: string, reason: string) {
    super(`The snapshot file ${path} is damaged: ${reason}`)
  }
}
