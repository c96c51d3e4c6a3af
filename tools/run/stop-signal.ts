/** Signals that stop a role: from a supervisor, which waits, or from a person at a terminal, who does not. */
export type StopSignal = 'SIGTERM' | 'SIGINT'

/** Calls `stop` whenever this process is asked to stop, or the process that started it is gone. */
export function onStopSignal(stop: (signal: StopSignal) => void): void {
  for (const name of ['SIGTERM', 'disconnect'] as const) process.on(name, () => stop('SIGTERM'))
  for (const name of ['SIGINT', 'SIGHUP'] as const) process.on(name, () => stop('SIGINT'))
}
