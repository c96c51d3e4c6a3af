import { readFileSync } from 'node:fs'

/**
 * Calls `onEnded` when the parent process has ended, or npm, whose shell does not forward SIGTERM.
 * @param {() => void} onEnded
 */
export function watchParents(onEnded) {
  const initial = parents()
  setInterval(() => {
    if (parents() !== initial) onEnded()
  }, 500).unref()
}

function parents() {
  const { ppid, env } = process
  return env.npm_lifecycle_event === undefined ? `${ppid}` : `${ppid} ${parentOfShell(ppid)}`
}

/**
 * The parent of a shell; undefined if the process is none, or the system has no `/proc`.
 * @param {number} pid
 */
function parentOfShell(pid) {
  try {
    const [, parent] =
      /\((?:sh|dash|bash)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return parent
  } catch {
    return undefined
  }
}
