/**
 * Prints what is being done, and afterwards how many seconds it took.
 * @template T
 * @param {string} doing such as `Installing packages`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(doing, work) {
  const start = performance.now()
  console.log(`${doing} …`)
  const result = await work()
  // False is a failure whose reason was printed.
  if (result !== false)
    console.log(`${doing}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
