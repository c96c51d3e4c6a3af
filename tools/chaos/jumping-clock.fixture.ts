import { readFileSync } from 'node:fs'

/**
 * Loaded into a process before its own code: SIGUSR2 sets its clock ahead of the real time by the milliseconds in the
 * file `PROSPECTUS_JUMPING_CLOCK`.
 */
const RealDate = Date
let aheadMs = 0
const now = () => RealDate.now() + aheadMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) =>
    args.length === 0 ? new target(now()) : Reflect.construct(target, args),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

process.on('SIGUSR2', () => {
  aheadMs = Number(readFileSync(process.env.PROSPECTUS_JUMPING_CLOCK ?? '', 'utf8'))
})
