import { monitorEventLoopDelay } from 'node:perf_hooks'
import { writeSnapshot } from '../../apps/site/src/catalogue/write-snapshot.ts'
import { generateSpace } from './generate-stories.ts'
import { megabytes } from './measures.ts'

/** `measure-build.ts <folder> <stories>`: builds and writes a snapshot; prints figures as JSON. */
const [folder = '', count = '700'] = process.argv.slice(2)
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const start = performance.now()
const { snapshot } = await writeSnapshot(generateSpace(Number(count)), folder, { version: '1' })
const seconds = (performance.now() - start) / 1000
delay.disable()
snapshot.close()
console.log(
  JSON.stringify({
    seconds,
    mostRss: Math.round(process.resourceUsage().maxRSS / 1024),
    rss: megabytes(process.memoryUsage().rss),
    longestStall: delay.max / 1e6,
  }),
)
