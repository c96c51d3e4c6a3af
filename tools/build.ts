import { buildSite } from './run/ensure-built.ts'

await buildSite()
