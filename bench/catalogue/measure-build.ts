import { monitorEventLoopDelay } from 'node:perf_hooks'
import { writeSnapshot } from '@prospectus/catalogue/files/write-snapshot'
import { generateSpace } from './generate-stories.ts'

export interface BuildFigures {
  readonly seconds: number
  /** Part of `seconds` spent on generating the stories. */
  readonly generatingSeconds: number
  readonly peakRssMb: number
  /** Maximum event loop delay. */
  readonly longestStallMs: number
}

/** `measure-build.ts <folder> <stories>`: builds and writes a snapshot; prints figures as JSON. */
const [folder = '', count = '700'] = process.argv.slice(2)
const space = generateSpace(Number(count))
let generatingSeconds = 0

async function* timedStories() {
  const stories = space.stories()[Symbol.asyncIterator]()
  for (;;) {
    const start = performance.now()
    const { value, done } = await stories.next()
    generatingSeconds += (performance.now() - start) / 1000
    if (done) return
    yield value
  }
}

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const start = performance.now()
const source = { ...space, stories: timedStories }
const { snapshot } = await writeSnapshot(source, folder, { version: '1' })
const seconds = (performance.now() - start) / 1000
delay.disable()
snapshot.close()
const peakRssMb = Math.round(process.resourceUsage().maxRSS / 1024)
const longestStallMs = delay.max / 1e6
const figures: BuildFigures = { seconds, generatingSeconds, peakRssMb, longestStallMs }
console.log(JSON.stringify(figures))
