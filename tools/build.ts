import { buildAll } from './run/ensure-built.ts'

await buildAll()
