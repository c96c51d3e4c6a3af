import { readFileSync } from 'node:fs'

/**
 * Calls `gone` when the parent has ended, or the shell through which npm started it, which passes on no SIGTERM.
 * @param {() => void} gone
 */
export function watchParents(gone) {
  const before = parents()
  setInterval(() => {
    if (parents() !== before) gone()
  }, 500).unref()
}

function parents() {
  const { ppid, env } = process
  return env.npm_lifecycle_event === undefined ? `${ppid}` : `${ppid} ${parentOfShell(ppid)}`
}

/**
 * The parent of a shell; undefined where the system does not tell.
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
