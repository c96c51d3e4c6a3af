import { readFileSync } from 'node:fs'

/**
 * Loaded into a process before its own code: SIGUSR2 sets its clock ahead of the real time by the milliseconds in the
 * file `PROSPECTUS_JUMPING_CLOCK`.
 */
const RealDate = Date
let jump = 0
const now = () => RealDate.now() + jump

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) =>
    given.length === 0 ? new target(now()) : Reflect.construct(target, given),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

process.on('SIGUSR2', () => {
  jump = Number(readFileSync(process.env.PROSPECTUS_JUMPING_CLOCK ?? '', 'utf8'))
})
