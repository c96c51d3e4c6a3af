/**
 * One of the commands of `npm run content -- <command> …`.
 *
 * @param args what stands behind the command
 * @param contentFolder the folder of content that it is about
 * @returns the exit code
 */
export type ContentCommand = (
  args: readonly string[],
  contentFolder: string,
  print: (line: string) => void,
) => Promise<number>
