import { escaped } from './ink.ts'

/**
 * A drawn interface as a maker of pumps has it: the figures of the original, with the names of the
 * maker's own projects, teams and benefits. What is not named here is the same in every trade.
 *
 * @param svg one lettered for a railway
 */
export function inFactory(svg: string): string {
  return svg.replace(/(?<=<(?:text|title)[^>]*>)[^<]+/g, (words) =>
    Object.hasOwn(names, words) ? escaped(names[words] ?? words) : words,
  )
}

const names: Readonly<Record<string, string>> = {
  'Renewals / Ostler Junction resignalling': 'Launches / P60 pump, both halls',
  'Interlocking design': 'Casing and impeller',
  'Scheme plan approval': 'Drawing release',
  Procurement: 'Tooling',
  'Relocatable equipment rooms': 'Casting tools, set of four',
  'Cable and routes': 'Test fixtures',
  'Site works': 'Line',
  'Route and chamber works': 'Hall 2, foundations',
  'Equipment installation': 'Cell installation',
  'Testing and commissioning': 'First samples',
  'Possession weekend': 'Start of production',

  'Signalling design': 'Pump design',
  'Civil engineering': 'Toolroom',
  Electrification: 'Motors and drives',
  'Site supervision': 'Line supervision',

  'Halden Rail / Governance': 'Brennick Pumps / Launches',
  Platform: 'Press 4,',
  'lighting, north': 'new controls',
  'Relief crew': 'Core shop,',
  depot: 'second oven',
  'Traction power': 'Leak test',
  'Cardew Viaduct': 'P40 casing,',
  strengthening: 'new tooling',
  'Station access': 'Motor bench',
  'Level crossing': 'Foundry sand',
  closures: 'recovery',
  Timetable: 'Shift',
  'Ostler Junction': 'P60 pump,',
  resignalling: 'both halls',
  'Fleet telemetry,': 'Pump telemetry,',
  'Depot wash': 'Degreasing',
  Penhallow: 'Rotor',
  survey: 'balancing',

  'Halden Rail / Portal': 'Brennick Pumps / Portal',
  'Platform lighting, north': 'Press 4, new controls',
  Stations: 'Press shop',
  'Asked by Moira Dray, Stations': 'Asked by Moira Dray, Press shop',
  'Relief crew depot': 'Core shop, second oven',
  'Delay minutes': 'Output an hour',

  'Fleet telemetry / Benefits': 'Cost-down / Benefits',
  'Fewer delay minutes': 'Fewer rejects',
  Operations: 'Foundry',
  'Maintenance visits avoided': 'Machining minutes saved',
  Fleet: 'Machining',
  'Energy saved at depots': 'Energy saved in hall 1',
}
