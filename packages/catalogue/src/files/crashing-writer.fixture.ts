import { smallSource } from './stored-snapshot.fixture.ts'
import { writeSnapshot } from './write-snapshot.ts'

/** `crashing-writer.fixture.ts <folder> <n>`: ends as by a power cut after the n-th step of writing. */
const [folder = '', last = '0'] = process.argv.slice(2)
let steps = 0
await writeSnapshot(smallSource('second'), folder, {
  version: 'second',
  onStep: () => {
    if (steps++ === Number(last)) process.kill(process.pid, 'SIGKILL')
  },
})
