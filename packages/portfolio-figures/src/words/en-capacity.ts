/**
 * The heat map of teams by week, in English. Values go where a name stands in braces, so that a page's script can
 * be sent the same words.
 */
export const enCapacity = {
  title: 'Capacity by team and week',
  description: 'Share of capacity that is booked, in percent. {rows}.',
  /** At the drawing, where there is little room, and in sentences. */
  week: 'W{week}',
  inWords: 'week {week}',
  booked: 'Booked',
  ofHours: '{booked} of {capacity}',
  overbooked: 'Beyond capacity',
  inTeamWeeks: 'in {over} of {all} team weeks',
  peak: 'Highest load',
  average: 'Average load',
  free: 'Free',
  inSameWeeks: 'in the same weeks',
  hours: '{hours}\u00a0h',
  percent: '{percent}%',
  /** The sentence above the map. */
  reading:
    '{beyond} are booked beyond capacity, in {over} of {all} team weeks. The highest load is {percent}: {team} in {week}.',
  readingNone: 'No team is booked beyond capacity in any week.',
  readingMoved: '{hours} moved.',
  /** What a visitor does with the map, and what it answers. */
  move: 'Move hours to another week',
  hint: 'Drag hours from an overbooked week to one with room, or press the one, then the other. By keyboard: Enter, arrow keys, Enter.',
  cellOver: '{team}, {week}: {percent}, {hours} too many',
  cellMoved: '{team}, {week}: {percent}, {hours} moved here',
  cellRoom: '{team}, {week}: {percent}, room for {hours}',
  cellFull: '{team}, {week}: {percent}, no room',
  heldHours: '{hours} of {team} in {week}: to which week?',
  aimed: '{part} of {hours} from {from} to {week}. Beyond capacity then: {beyond}.',
  aimedAll: '{hours} from {from} to {week}. Beyond capacity then: {beyond}.',
  put: '{hours} of {team} moved from {from} to {week}. Beyond capacity now: {beyond}.',
  givenBack: 'Not moved.',
  noRoom: '{team} has no room in {week}.',
  noRoomThere: 'No week with room on that side.',
  nothingToMove: '{team} has nothing to move in {week}.',
  reset: 'All hours are in the weeks they were booked for.',
  earlier: 'Earlier',
  later: 'Later',
  putDown: 'Put down',
  giveBack: 'Give back',
  asItWas: 'As it was',
}
