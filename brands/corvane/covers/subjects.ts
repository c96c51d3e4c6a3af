import { arcs } from './drawings/arcs.ts'
import { award } from './drawings/award.ts'
import { cash } from './drawings/cash.ts'
import { clientStory, settled } from './drawings/client-story.ts'
import { datasheet } from './drawings/datasheet.ts'
import type { Drawing } from './drawings/drawing.ts'
import { event } from './drawings/event.ts'
import { forecast } from './drawings/forecast.ts'
import { guidebook } from './drawings/guidebook.ts'
import { network } from './drawings/network.ts'
import { news } from './drawings/news.ts'
import { odds } from './drawings/odds.ts'
import { podcast } from './drawings/podcast.ts'
import { publication } from './drawings/publication.ts'
import { queue } from './drawings/queue.ts'
import { radar } from './drawings/radar.ts'
import { ranking } from './drawings/ranking.ts'
import { ribbons } from './drawings/ribbons.ts'
import { ridges } from './drawings/ridges.ts'
import { ring } from './drawings/ring.ts'
import { riskMatrix } from './drawings/risk-matrix.ts'
import { scatter } from './drawings/scatter.ts'
import { schedule } from './drawings/schedule.ts'
import { shares } from './drawings/shares.ts'
import { sheets } from './drawings/sheets.ts'
import { stairs } from './drawings/stairs.ts'
import { steps } from './drawings/steps.ts'
import { tree } from './drawings/tree.ts'
import { video } from './drawings/video.ts'
import { webinar } from './drawings/webinar.ts'
import { whitepaper } from './drawings/whitepaper.ts'

/** Overall shape of a drawing, in which neighbouring covers should differ. */
export type Contour =
  | 'columns'
  | 'hill'
  | 'rows'
  | 'plan'
  | 'cells'
  | 'curves'
  | 'fan'
  | 'panels'
  | 'slopes'
  | 'strips'
  | 'dots'
  | 'discs'
  | 'network'
  | 'tree'
  | 'pages'
  | 'gates'
  | 'surface'
  | 'queue'
  | 'turns'
  | 'lanes'
  | 'dial'
  | 'frames'
  | 'matrix'
  | 'arcs'
  | 'ring'
  | 'ribbons'
  | 'shares'
  | 'stairs'
  | 'ridges'
  | 'radar'
  | 'cash'
  | 'numeral'
  | 'hundred'
  | 'counted'

/** A subject's drawing, and the words, themes and section that select it. */
export interface Subject {
  readonly name: string
  readonly contour: Contour
  readonly draw: Drawing
  readonly words: RegExp
  readonly themes: readonly string[]
  readonly section?: string
  /** Set for a drawing that says nothing outside its section, unless two of its words occur. */
  readonly isSectionOnly?: true
}

export const subjects: readonly Subject[] = [
  {
    name: 'schedule',
    contour: 'plan',
    draw: schedule,
    words:
      /\b(?:schedul\w+|plan|planner\w*|gantt|late|delay\w*|weeks?|outage|shutdown|turnaround|baseline)\b/gi,
    themes: ['project-scheduling'],
  },
  {
    name: 'network',
    contour: 'network',
    draw: network,
    words:
      /\b(?:network|path|float|critical|links?|depend\w*|interface\w*|integrat\w+|connect\w*|systems?)\b/gi,
    themes: ['project-scheduling', 'data-and-ai'],
  },
  {
    name: 'odds',
    contour: 'hill',
    draw: odds,
    words:
      /\b(?:risk\w*|chances?|odds|probab\w*|contingency|simulat\w*|wind|weather|dice|per cent|confiden\w+|uncertain\w*)\b/gi,
    themes: ['ppm'],
  },
  {
    name: 'forecast',
    contour: 'fan',
    draw: forecast,
    words:
      /\b(?:forecasts?|forecasting|estimates?|estimat\w+|range|predict\w*|outlook|strategy|strategic|years?)\b/gi,
    themes: ['spm', 'ppm'],
  },
  {
    name: 'earned',
    contour: 'curves',
    draw: clientStory,
    words: /\b(?:earned|CPI|SPI|index|progress|EVM|S-curve|actual cost|control account\w*)\b/gi,
    themes: ['project-management'],
  },
  {
    name: 'capacity',
    contour: 'cells',
    draw: datasheet,
    words:
      /\b(?:capacity|teams?|hours|people|staff|shifts?|crews?|rosters?|workforce|overtime|heat map|wards?)\b/gi,
    themes: ['workforce-planning'],
    section: 'datasheets',
  },
  {
    name: 'gates',
    contour: 'gates',
    draw: guidebook,
    words:
      /\b(?:gates?|stages?|approv\w+|decid\w+|decisions?|boards?|governance|refus\w+|declin\w+|permission\w*|validation)\b/gi,
    themes: ['pmo'],
    section: 'guidebooks',
  },
  {
    name: 'steps',
    contour: 'columns',
    draw: steps,
    words:
      /\b(?:costs?|budgets?|money|price\w*|invoices?|cash|paid|pay|bill|savings?|benefits?|value|margin|£\S*|€\S*)/gi,
    themes: ['business-value'],
  },
  {
    name: 'readings',
    contour: 'dots',
    draw: scatter,
    words:
      /\b(?:data|reports?|reporting|figures?|metrics?|measur\w+|model|AI|tonnes|carbon|counted|counts?|survey|found)\b/gi,
    themes: ['data-and-ai', 'esg'],
  },
  {
    name: 'parts',
    contour: 'tree',
    draw: tree,
    words:
      /\b(?:programmes?|structure|breakdown|organi[sz]ation|offices?|roles?|owner\w*|owns?|definition\w*|merger|portfolios?|group)\b/gi,
    themes: ['change-and-transformation', 'pmo'],
  },
  {
    name: 'sheets',
    contour: 'pages',
    draw: sheets,
    words:
      /\b(?:documents?|drawings?|files?|letters?|contracts?|clauses?|audits?|records?|revisions?|standards?|paper\w*|pages?|scripts?|minutes)\b/gi,
    themes: ['document-management'],
  },
  {
    name: 'ranking',
    contour: 'rows',
    draw: ranking,
    words:
      /\b(?:rank\w*|first|choos\w+|chose\w*|priorit\w+|select\w*|tenders?|vote\w*|ballot|criteria|candidates?|compar\w+|best)\b/gi,
    themes: ['ppm', 'spm'],
  },
  {
    name: 'queue',
    contour: 'queue',
    draw: queue,
    words:
      /\b(?:queue\w*|wait\w*|suppl\w+|deliver\w*|orders?|stock|warehouse|procure\w+|bottleneck|hoist|crane|requests?|parts?)\b/gi,
    themes: ['supply-chain'],
  },
  {
    name: 'surface',
    contour: 'surface',
    draw: whitepaper,
    words: /\b(?:site|ground|sea|land|river|map|field|borehole|island|country|climate|noise)\b/gi,
    themes: ['esg'],
    section: 'whitepapers',
  },
  {
    name: 'risks',
    contour: 'matrix',
    draw: riskMatrix,
    words:
      /\b(?:risk\w*|register\w*|hazard\w*|safety|threat\w*|likelihood|impact|reserve\w*|contingency|incident\w*)\b/gi,
    themes: ['project-management', 'pmo'],
  },
  {
    name: 'ties',
    contour: 'arcs',
    draw: arcs,
    words:
      /\b(?:depend\w*|interface\w*|links?|between|shared?|together|handover\w*|conversation|programmes?|teams?|relation\w*)\b/gi,
    themes: ['project-scheduling', 'change-and-transformation'],
  },
  {
    name: 'round',
    contour: 'ring',
    draw: ring,
    words:
      /\b(?:days?|hours?|nights?|mornings?|shifts?|weeks?|months?|years?|seasons?|winter|summer|autumn|spring|calendar|clocks?|minutes|cycle\w*|annual)\b/gi,
    themes: ['workforce-planning', 'corporate'],
  },
  {
    name: 'flows',
    contour: 'ribbons',
    draw: ribbons,
    words:
      /\b(?:integrat\w+|systems?|suppl\w+|sources?|fund\w*|allocat\w+|carbon|tonnes|energy|water|material\w*|migrat\w+|moved?|export\w*|transfer\w*)\b/gi,
    themes: ['supply-chain', 'data-and-ai', 'esg'],
  },
  {
    name: 'shares',
    contour: 'shares',
    draw: shares,
    words:
      /\b(?:portfolios?|budgets?|shares?|objectives?|strateg\w+|allocation|investment\w*|spend\w*|mix|half|quarter|fifth|third)\b/gi,
    themes: ['spm', 'ppm', 'business-value'],
  },
  {
    name: 'open work',
    contour: 'stairs',
    draw: stairs,
    words:
      /\b(?:sprints?|backlog|agile|open|closed?|closing|remaining|left|finish\w*|done|defects?|punch|snag\w*|testing|tests?|commission\w*)\b/gi,
    themes: ['project-management', 'document-management'],
  },
  {
    name: 'ridges',
    contour: 'ridges',
    draw: ridges,
    words:
      /\b(?:forecasts?|estimates?|estimat\w+|uncertain\w*|simulat\w*|range|accura\w+|error\w*|optimis\w+|odds|probab\w*)\b/gi,
    themes: ['data-and-ai', 'spm'],
  },
  {
    name: 'standing',
    contour: 'radar',
    draw: radar,
    words:
      /\b(?:matur\w+|assess\w*|skills?|roles?|quality|standard\w*|criteria|compar\w+|train\w*|learn\w*|lessons?|habits?|office)\b/gi,
    themes: ['pmo', 'change-and-transformation', 'corporate'],
  },
  {
    name: 'cash',
    contour: 'cash',
    draw: cash,
    words:
      /\b(?:cash|paid|pay\w*|invoices?|money|loans?|lender\w*|banks?|accruals?|ledger|retention|claims?|bill\w*|fees?|margin)\b/gi,
    themes: ['business-value'],
  },
  {
    name: 'settled',
    contour: 'columns',
    draw: settled,
    words:
      /\b(?:error\w*|variance\w*|rework|settle\w*|stable|quality|fault\w*|correct\w*|adoption|train\w*|habit\w*)\b/gi,
    themes: ['change-and-transformation'],
    section: 'client-stories',
  },
  {
    name: 'calendar',
    contour: 'cells',
    draw: event,
    words:
      /\b(?:calendar|days?|monday|tuesday|wednesday|thursday|friday|mornings?|month|season|date)\b/gi,
    themes: [],
    section: 'events',
    isSectionOnly: true,
  },
  {
    name: 'turns',
    contour: 'turns',
    draw: podcast,
    words:
      /\b(?:conversation|tells?|asks?|answers?|talk\w*|says?|explains?|guest|interview|questions?)\b/gi,
    themes: ['corporate'],
    section: 'podcast',
    isSectionOnly: true,
  },
  {
    name: 'agenda',
    contour: 'lanes',
    draw: webinar,
    words: /\b(?:agenda|sessions?|speakers?|half an hour|workshop|meeting)\b/gi,
    themes: ['corporate'],
    section: 'webinars',
    isSectionOnly: true,
  },
  {
    name: 'news',
    contour: 'columns',
    draw: news,
    words: /\b(?:announce\w*|release|record|growth|customers)\b/gi,
    themes: ['corporate'],
    section: 'news',
    isSectionOnly: true,
  },
  {
    name: 'front page',
    contour: 'pages',
    draw: publication,
    words: /\b(?:magazine|newspaper|article|press|published|journal|yearbook)\b/gi,
    themes: ['corporate'],
    section: 'publications',
    isSectionOnly: true,
  },
  {
    name: 'dial',
    contour: 'dial',
    draw: award,
    words: /\b(?:award\w*|prize\w*|jury|winner\w*)\b/gi,
    themes: [],
    section: 'project-management-awards',
    isSectionOnly: true,
  },
  {
    name: 'frames',
    contour: 'frames',
    draw: video,
    words: /\b(?:film|video|lesson)\b/gi,
    themes: [],
    section: 'videos',
    isSectionOnly: true,
  },
]
