/**
 * Prints an activity, and afterwards how many seconds it took.
 * @template T
 * @param {string} activity such as `Installing packages`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(activity, work) {
  const start = performance.now()
  console.log(`${activity} …`)
  const result = await work()
  // False means a failure whose reason has been printed.
  if (result !== false)
    console.log(`${activity}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
