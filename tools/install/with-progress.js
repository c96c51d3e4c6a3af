/**
 * Prints an activity, and afterwards how many seconds it took. Prints no time if `work` resolves to false, which means
 * that it failed and has printed why.
 * @template T
 * @param {string} activity such as `Installing packages`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(activity, work) {
  const start = performance.now()
  console.log(`${activity} …`)
  const result = await work()
  if (result !== false)
    console.log(`${activity}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
