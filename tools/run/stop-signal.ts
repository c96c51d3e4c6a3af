/** SIGTERM from a supervisor, which waits, or SIGINT from a person at a terminal, who does not. */
export type StopSignal = 'SIGTERM' | 'SIGINT'

/** Calls `stop` when this process gets a stop signal, or its parent has ended. */
export function onStopSignal(stop: (signal: StopSignal) => void): void {
  for (const name of ['SIGTERM', 'disconnect'] as const) process.on(name, () => stop('SIGTERM'))
  for (const name of ['SIGINT', 'SIGHUP'] as const) process.on(name, () => stop('SIGINT'))
}
