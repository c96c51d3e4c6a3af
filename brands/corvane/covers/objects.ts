import type { Ink } from './ink.ts'
import { officeObjects } from './office-objects.ts'
import { filled, stroked } from './shapes.ts'
import { siteObjects } from './site-objects.ts'
import type { Tone, TradeObject } from './trade-object.ts'

/** Draws an object; its colours follow the ground. */
export function objectSvg(name: ObjectName, ink: Ink): string {
  const edge = { stroke: ink.line, width: 5 }
  const draw: Record<Tone, (d: string) => string> = {
    fill: (d) => filled(d, ink.fill, edge),
    soft: (d) => filled(d, ink.soft, edge),
    paper: (d) => filled(d, ink.background, edge),
    flat: (d) => filled(d, ink.fill),
    flatSoft: (d) => filled(d, ink.soft),
    solid: (d) => filled(d, ink.line),
    line: (d) => stroked(d, edge),
    thin: (d) => stroked(d, { stroke: ink.line, width: 3 }),
  }
  return OBJECTS[name].layers.map(([tone, d]) => draw[tone](d)).join('')
}

/** Where on an object the needle points, across its field. */
export function markOf(name: ObjectName): number {
  return OBJECTS[name].mark
}

export function isObjectName(name: string): name is ObjectName {
  return Object.hasOwn(OBJECTS, name)
}

const objects = { ...officeObjects, ...siteObjects }

export type ObjectName = keyof typeof objects

const OBJECTS: Readonly<Record<ObjectName, TradeObject>> = objects
