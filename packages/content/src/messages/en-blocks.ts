import { plural } from './plural.ts'

/** A figure of a chart, and the row and column that it stands in. */
export interface ChartFigure {
  readonly text: string
  readonly of: string
}

/** Messages of blocks and players, in English. */
export const enBlocks = {
  player: {
    label: 'Audio player',
    play: 'Play',
    pause: 'Pause',
    seek: 'Position',
    back: 'Back 15 seconds',
    forward: 'Forward 15 seconds',
    positionOf: (now: string, length: string) => `${now} of ${length}`,
    speed: 'Speed',
    playFrom: 'Play from',
    playVideo: (title: string) => `Play video: ${title}`,
    opensAt: (host: string) => `Opens at ${host}`,
    loadsFrom: (provider: string) =>
      `Loads from ${provider}, which then learns your network address and may store data in your browser.`,
    alwaysLoad: 'Do not ask again about films of other sites',
    watchAt: (host: string) => `Watch at ${host}`,
    untitled: 'Video',
    failed: 'The recording could not be played here.',
    filmFailed: 'The film cannot be played now. Press the button to try again.',
    readTranscript: 'What is said in it stands in the transcript below.',
    openFile: 'Open the file itself',
  },

  chart: {
    kinds: {
      line: 'Line chart',
      bar: 'Bar chart',
      steps: 'Chart of steps to a total',
      dot: 'Dot chart',
      slope: 'Chart of before and after',
      sparklines: 'Table of small line charts',
    },
    alternative: (kind: string, highest: ChartFigure, lowest: ChartFigure) =>
      `${kind}. Highest: ${highest.text} (${highest.of}). Lowest: ${lowest.text} (${lowest.of}). All figures stand in the table below.`,
    table: 'The figures as a table',
    /** Of a scale that leaves out zero. */
    startsAt: (value: string) => `The scale begins at ${value}.`,
  },

  carousel: {
    roleDescription: 'carousel',
    slideRoleDescription: 'slide',
    previous: 'Previous',
    next: 'Next',
    pause: 'Stop moving',
    play: 'Start moving',
    slideOf: (slide: number, slides: number) => `${slide} of ${slides}`,
    pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  },

  sliders: {
    insights: 'Insights',
    testimonials: 'Results of our customers',
    stories: 'What customers say',
    timeline: 'Steps',
    samples: [
      { number: '£4.2m', description: 'Improvement to bottom line' },
      { number: '6,200 h', description: 'Time saving a year' },
      { number: '11%', description: 'Increase in net profit' },
      { number: '£1.8m', description: 'Increase in planned savings annually' },
    ],
  },

  pdf: {
    missing: 'PDF not found: Please upload a PDF file.',
    label: 'Document',
    page: 'Page',
    pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitWidth: 'Fit to width',
    controls: 'Pages and size',
    ofPages: (pages: string) => `of ${pages}`,
    percent: (amount: string) => `${amount}%`,
    pageFailed: 'This page could not be drawn.',
    open: 'Open the document',
    failed: 'The document could not be shown here. You can still download it.',
    gone: 'The document cannot be reached just now.',
    locked: 'The document is protected by a password. Download it to open it.',
    damaged: 'The file is damaged, or is no PDF. You can still download it.',
  },

  embed: {
    openingsInvalid: 'No valid url provided',
    assessmentInvalid: 'No valid link provided',
    openingsTitle: 'Current openings',
    assessmentTitle: 'Assessment',
    openInNewTab: 'Open it in a tab of its own',
    toolUnavailable: 'This part of the page cannot be reached just now.',
    formTitle: 'Form',
    formUnavailable: 'The form cannot be reached just now.',
    formContact: 'Get in touch',
    formSubmitted: 'Thank you. We have received your details.',
  },

  people: {
    profile: (name: string) => `Profile of ${name}`,
  },

  /** The text of a link without a label, by the section that it leads to. */
  destinations: {
    'client-stories': 'Read the client story',
    podcast: 'Open the episode',
    blog: 'Read the article',
    videos: 'Watch the video',
    news: 'Read the news',
    guidebooks: 'Read the guidebook',
    webinars: 'See the webinar',
    events: 'See the event',
    whitepapers: 'Read the white paper',
    datasheets: 'Read the datasheet',
    publications: 'Read the publication',
  },

  listings: {
    biography: 'Biography',
  },

  locations: {
    phone: 'Phone',
    map: 'Show on the map',
  },

  jobs: {
    department: 'Department',
    location: 'Location',
    contract: 'Contract',
    apply: 'Apply',
    facts: 'At a glance',
  },

  /** A portfolio, project by project. */
  tower: {
    asOf: 'As of',
    project: 'Project',
    gate: 'Gate',
    plannedValue: 'Planned value',
    earnedValue: 'Earned value',
    actualCost: 'Actual cost',
    budgetAtCompletion: 'Budget at completion',
    plannedFinish: 'Planned finish',
    forecastFinish: 'Forecast finish',
    thousands: 'thousands',
    figuresIn: (unit: string) => `Figures in ${unit}`,
    total: 'Portfolio',
    projects: plural('en-GB', { one: '# project', other: '# projects' }),
  },

  sitemap: {
    heading: 'Sitemap',
    featured: 'Featured pages',
    allPages: 'All pages',
  },

  preview: {
    draft: 'Draft preview',
    invalidSchema: 'This page has an invalid JSON-LD schema.',
    faultyBlock: (component: string) => `The block “${component}” cannot be shown.`,
  },
}
