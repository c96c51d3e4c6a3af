import { smallSource } from './stored-snapshot.fixture.ts'
import { writeSnapshot } from './write-snapshot.ts'

/** `crashing-writer.fixture.ts <folder> <lastStep>`: ends as by a power cut after that step, counted from 0. */
const [folder = '', lastStep = '0'] = process.argv.slice(2)
let step = 0
await writeSnapshot(smallSource('second'), folder, {
  version: 'second',
  onStep: () => {
    if (step++ === Number(lastStep)) process.kill(process.pid, 'SIGKILL')
  },
})
