import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /**
   * False without root rights, which mounting needs: `folder` is then an ordinary folder, and `fill` must not be
   * called.
   */
  readonly isSmall: boolean
  readonly isFull: () => boolean
  readonly fill: () => void
  readonly empty: () => void
}

/**
 * A folder on a disk of its own, in memory.
 *
 * @param onEnd registers the function that removes the disk, such as `onTestFinished`. Make the disk before starting
 * anything that uses it, so that it is removed last
 */
export function makeSmallDisk(onEnd: (end: () => void) => void): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const size = `size=${MEGABYTES}m`
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status === 0
  onEnd(() => {
    if (isSmall) spawnSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  const ballast = join(folder, 'ballast')
  let isFull = false
  return {
    folder,
    isSmall,
    isFull: () => isFull,
    fill: () => {
      isFull = true
      const bytes = Buffer.alloc(4096)
      try {
        for (;;) writeFileSync(ballast, bytes, { flag: 'a' })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    empty: () => {
      rmSync(ballast, { force: true })
      isFull = false
    },
  }
}

const MEGABYTES = 96
