import {
  behind,
  box,
  dot,
  drawing,
  faint,
  ink,
  line,
  mist,
  paper,
  petrol,
  rule,
  soft,
  text,
} from '../../../ink.ts'

/** A chat channel with the request for a gate decision. */
export function teamsMessage(): string {
  return drawing(1280, 800, 'A gate decision in a Teams channel', [
    box(0, 0, 1280, 800, paper),
    box(0, 0, 300, 800, mist),
    text(32, 56, 'Rail renewals', { size: 22, weight: 700 }),
    ...['General', 'Renewals board', 'Ostler Junction', 'Cardew Viaduct', 'Station access'].flatMap(
      (channel, index) => [
        index === 1 ? box(16, 88 + index * 52, 268, 44, paper) : '',
        index === 1 ? box(16, 88 + index * 52, 5, 44, petrol) : '',
        text(40, 116 + index * 52, channel, { size: 20, weight: index === 1 ? 700 : 400 }),
      ],
    ),
    text(340, 56, 'Renewals board', { size: 26, weight: 700 }),
    text(1240, 56, '9 people', { size: 20, fill: soft, anchor: 'end' }),
    line(300, 84, 1280, 84, rule),
    ...person(340, 132, 'NA', 'Noor Abadi', '09:02', petrol),
    text(396, 158, 'Evidence for gate 4 is complete apart from the possession plan. Card below.', {
      size: 20,
    }),
    ...card(),
    ...person(340, 648, 'RO', 'Rufus Osei', '09:26', behind),
    text(396, 674, 'Possession plan agreed with operations this morning, attached to the gate.', {
      size: 20,
    }),
    box(340, 712, 900, 54, mist, { stroke: rule }),
    text(360, 745, 'Reply', { size: 20, fill: soft }),
  ])
}

function person(
  x: number,
  y: number,
  initials: string,
  name: string,
  time: string,
  colour: string,
): string[] {
  return [
    dot(x + 20, y, 20, colour),
    text(x + 20, y + 6, initials, { size: 20, fill: paper, weight: 700, anchor: 'middle' }),
    text(x + 56, y, name, { size: 20, weight: 700 }),
    text(x + 56 + name.length * 12.5 + 20, y, time, { size: 20, fill: soft }),
  ]
}

function card(): string[] {
  const facts = [
    ['Budget', '£12.7 m, unchanged'],
    ['SPI and CPI', '0.85 and 0.82'],
    ['Estimate at completion', '£15.5 m'],
    ['Evidence', '13 of 14 items accepted'],
  ]
  return [
    box(396, 184, 844, 408, paper, { stroke: rule }),
    box(396, 184, 8, 408, petrol),
    text(430, 222, 'Corvane', { size: 20, fill: soft, mono: true }),
    text(430, 260, 'Gate 4: Cardew Viaduct strengthening', { size: 24, weight: 700 }),
    text(430, 294, 'Decision by Thursday 16 October 2025', { size: 20, fill: soft }),
    ...facts.flatMap(([label = '', value = ''], index) => [
      line(430, 312 + index * 46, 1210, 312 + index * 46, mist, 2),
      text(430, 342 + index * 46, label, { size: 20, fill: soft }),
      text(1210, 342 + index * 46, value, { size: 20, anchor: 'end' }),
    ]),
    box(430, 520, 140, 52, petrol),
    text(500, 553, 'Approve', { size: 20, weight: 600, fill: paper, anchor: 'middle' }),
    box(586, 520, 290, 52, paper, { stroke: faint }),
    text(731, 553, 'Approve with conditions', {
      size: 20,
      weight: 600,
      fill: ink,
      anchor: 'middle',
    }),
    box(892, 520, 140, 52, paper, { stroke: faint }),
    text(962, 553, 'Send back', { size: 20, weight: 600, fill: ink, anchor: 'middle' }),
  ]
}
