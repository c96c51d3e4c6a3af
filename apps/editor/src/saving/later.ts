/** Runs something later; calling what it returns calls that off. */
export type Later = (work: () => void, ms: number) => () => void

export const afterwards: Later = (work, ms) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
