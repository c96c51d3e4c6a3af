import type { Check } from './check-interface.ts'

/** Former names in the code, as patterns of identifiers, and the term that replaced them (docs/glossary.md). */
const RETIRED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:createAsk|useAsked)\b/g, 'request, query'],
  [/(?<![dD]e)Faults?\b/g, 'error, issue, finding or problem'],
  [/\b(?:Refusal|refuseUnless\w+|unusableField)\b/g, 'HttpError, assert…, invalid…'],
  [/\b(?:webhook|mail|lead)?Ways?\b(?= [=,:|;>})])/g, 'channel'],
  [/\bKeptAnswer\b|\bkept-answers\b|\banswer-again\b/g, 'response cache'],
  [/\bcreateAnswering\b/g, 'createSnapshot'],
  [/\b(?:attend|depart|Attendance|Meeting)\b/g, 'heartbeat, leave, presence'],
  [/\bverdict(?:On)?\b/g, 'decision'],
  [/\b(?:outward|inward)[A-Z]?\w*\b/g, 'toApi, fromApi'],
  [/\bdeeds?\b/g, 'audit action'],
  [/\bcolourThemes?\b/g, 'theme'],
  [/\bdefineWords\b/g, 'messages'],
  [
    /\b(?:const|let|function|readonly) (?:asked|told|said|kept)\b/g,
    'request, event, message, stored value: what it holds',
  ],
  [
    /\b(?:fillPlaces|keptQuery|inPlaceOf|ROOMS)\b/g,
    'placeholders, reported query, replaces, layers',
  ],
  [/\b(?:stopWhenAsked|madeWhenAsked)\b/g, 'stopOnSignal, lazyMap'],
  [/\b(?:OpenStory|createOpenStory)\b/g, 'StoryStore, createStoryStore'],
  [/\b(?:CourseStatus|coursePoints|futuresOf)\b/g, 'ProjectStatus, curvePoints, forecastsOf'],
  [/\b(?:spendOnce|countGuess|vetChanges)\b/g, 'consumeOnce, countAttempt, validateChanges'],
]
const THIS_CHECK = /^tools\/check\/retired-names/

/** Nothing in the product or its tools has a retired name. */
export const retiredNames: Check = {
  name: 'retired names',
  run: (files) => ({
    findings: files
      .filter(({ path }) => /^(apps|packages|tools|bench)\//.test(path) && !THIS_CHECK.test(path))
      .flatMap(({ path, text }) =>
        RETIRED.flatMap(([pattern, instead]) =>
          Array.from(new Set(text.match(pattern)), (name) => `${path}: ${name} is now ${instead}`),
        ),
      ),
  }),
}
