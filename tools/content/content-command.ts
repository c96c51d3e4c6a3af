/** A command of `npm run content -- <command> …`; returns the exit code. */
export type ContentCommand = (
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
) => Promise<number>
