import { PARTS_WITHOUT_BROWSER } from './audit-parts.ts'
import { ensureBuilt } from './run/ensure-built.ts'
import { ensureChromium } from './testing/ensure-chromium.ts'
import { ensurePostgres } from './testing/ensure-postgres.ts'
import { ensurePromtool } from './testing/ensure-promtool.ts'
import { runVitest } from './testing/run-vitest.ts'

/**
 * Checks too long for `npm test` (`inAudit`), and what `npm test` runs instead (`inTest`); `spec` is a part of the path
 * of their test files. `SEED=…` chooses the mutants.
 */
const PARTS = [
  ...PARTS_WITHOUT_BROWSER,
  {
    spec: 'routes.spec',
    inAudit: 'every named route and every story, loaded and examined by axe at four widths',
    inTest:
      'the home page and one story, resized to four widths, examined at one; every named route and the first story of each section respond with one h1',
  },
  {
    spec: 'gallery.spec',
    inAudit:
      'every example of every block in each theme at each of four widths; the list of blocks',
    inTest:
      'every example in the dark theme fits 390 px; the default example of each block starts to work, does not move under reduced motion and is examined by axe; its texts over pictures have a background of their own (texts-on-pictures); the list without a browser (gallery.integration)',
  },
  {
    spec: 'gallery-matrix.spec',
    inAudit: 'the same in each state: closed, open, active (docs/guides/accessibility.md)',
    inTest: 'none',
  },
  {
    spec: 'keyboard-walk.spec',
    inAudit: 'every control of every example by keyboard, and the keys of each pattern',
    inTest:
      'the controls of the default example of four blocks; the keys in the files of the patterns: reading, carousel, contents-list, films, pdf-reader',
  },
  {
    spec: 'modes.spec',
    inAudit:
      'every example right to left, in forced colours, enlarged, without script, without motion',
    inTest:
      'the default examples without script at 390 px; text at 400 % as a window of 320 px; without motion (gallery)',
  },
  {
    spec: 'site-face.spec',
    inAudit:
      'the lines of every heading of the catalogue before and after the font has loaded; what moves on a page of each layout; letters and spaces of the font',
    inTest: 'the lines of one page; what moves on one page; the space after one letter',
  },
  {
    spec: 'crawl.spec',
    inAudit: 'every link, form, frame and recording of every page is requested',
    inTest: 'the links of one page of each kind that has a form, frame, player or document',
  },
  {
    spec: 'hostile-texts',
    inAudit: 'every text that could run a script in every field of every block, everywhere',
    inTest: 'none; examples.test.tsx renders markup in the texts of each block without a browser',
  },
  {
    spec: 'editor/e2e/every-view',
    inAudit:
      'every view of the editor and its dialogs in German: what is cut off, and what axe finds',
    inTest:
      'the words of every fifth view; a story, examined at two widths and by axe; every message has its German (messages.test)',
  },
  {
    spec: 'editor/e2e/journey',
    inAudit: 'an editor’s whole work by keyboard alone, and by mouse',
    inTest: 'none; each of its steps in the other files of the editor',
  },
  {
    spec: 'editor/e2e',
    inAudit:
      'the rare states of each journey, in German too, each dialog examined by axe: a colleague who deletes a block or writes in the same line; tables, embedded blocks, pasted texts and pictures; tags, translations, a page that moves or is deleted while someone types in it; plans, releases, share links; what the whole site would lose; what Escape or undo would drop; files, forms and entries of lists; words replaced everywhere; blocks dragged with what a screen reader says; the navigation in the form; a second factor turned off; what a restore parks; a view whose script cannot be loaded',
    inTest:
      'each journey once; the rest without a browser: notices, merge, shift-offset, paste, rich-text-tools, story-store, use-keys, story-dialogs, unpublish-dialog, schedule-dialog, dialog, moved-clicks, asset-picker, named-choice-field, preview-request, lazy-part, updated-stories, replace-words, story-changes, drag-message (.test), moving and render-unsaved.integration.test',
  },
  {
    spec: 'texts-on-pictures',
    inAudit: 'the background of every text over a picture at 390 and 1440 px',
    inTest: '1440 px',
  },
  {
    spec: 'pressed-at-once',
    inAudit:
      'controls used before their script has loaded on a slow machine, by mouse and by keyboard',
    inTest: 'the search box; a filter chosen before the script is there (resources-visitor)',
  },
  {
    spec: 'script-at-load',
    inAudit: 'the script that each layout loads before a visitor does anything, at 390 and 1440 px',
    inTest: 'the resources at 1440 px; pages of the brand',
  },
  {
    spec: 'pruned-styles',
    inAudit: 'rules that pages in seven states need and their pruned style sheet lacks',
    inTest: 'the open menu of a phone',
  },
  {
    spec: 'block-widths',
    inAudit: 'films, contents lists and control towers at three widths or more',
    inTest: '390 px; control towers at 1100 px too',
  },
  {
    spec: 'tables-phone',
    inAudit: 'the columns of every page with a wide table on a phone',
    inTest: 'the columns of one page',
  },
  {
    spec: 'timeline.spec',
    inAudit: 'rows of steps at four widths',
    inTest: 'rows of steps at 1440 px',
  },
  {
    spec: 'sitemap.spec',
    inAudit: 'the sitemap at three widths',
    inTest: 'the sitemap at 390 px',
  },
  {
    spec: 'pdf-reader',
    inAudit:
      'the reader at three widths, in each of its examples, examined by axe; rare documents and fonts; each way in which a file cannot be read, and while it loads',
    inTest:
      'the reader at work at one width, by button and by keyboard; a file that was deleted; its default example, examined by axe at 390 px (gallery)',
  },
  {
    spec: 'resources-visitor',
    inAudit:
      'the resources centre at four widths in every state, examined by axe; five addresses with and without script and token; in German; printed; each first action of a visitor; a link pressed before its script',
    inTest:
      '320 px, axe after a failed call; one address with a filter and a page; links without script (reading); German lists without a browser (resources-centre.test, german-pages)',
  },
  {
    spec: 'site/e2e/resources',
    inAudit:
      'Back and Forward in a list of resources, pressed at any time; scroll positions and addresses after changes; pages that do not exist; each kind of failed request; a text typed and sent',
    inTest:
      'one Back, one failed request, a choice, a page; the rest without a browser (resources-centre.browse.test.ts, .history.test.ts, .list.test.ts, .stories.test.ts, .island.test.tsx, .test.tsx)',
  },
  {
    spec: 'site/e2e/development',
    inAudit:
      'npm run dev: every kind of file saved while it runs, the editor from its sources, its end',
    inTest:
      'what it prints for a port in use; its parts without a process (error-message.test.ts, overview.test.ts, rebuilt-value.test.ts, deduplicated-log.test.ts, story-problems.test.ts)',
  },
  {
    spec: 'search-page',
    inAudit:
      'every state of the search page at 320 and 1440 px, examined by axe; its form with script, its links without; its tabs; its keys; a low window',
    inTest:
      'a search without script; axe on a tab of results and where there are none, at 320 px; the rest without a browser (search-results.test.tsx)',
  },
  {
    spec: 'search-box-list',
    inAudit:
      'the list of suggestions in four windows; names and axe at 320 and 1440 px, with an active option; forced colours',
    inTest: 'axe at 320 px',
  },
  {
    spec: 'embeds.spec',
    inAudit:
      'a form that cannot be reached, for each of four reasons; examined by axe at three widths; heights that count or not; 10,000 messages; its second page',
    inTest:
      'one reason; a height applied; the rest without a browser (embed-frame.enhance.test.ts, frame-height.test.ts, frame-message.test.ts, embed-frame.test.tsx)',
  },
  {
    spec: 'consent.spec',
    inAudit:
      'the question about cookies at three widths, examined by axe; answered at once on a slow machine; not asked without script or under Global Privacy Control',
    inTest: '390 px; who is asked without a browser (consent-record.test.ts)',
  },
  {
    spec: 'hosted-forms',
    inAudit:
      'a form in each theme, examined by axe; its fields level with each other, without storage, with a text too long; pressed twice, with a late response; its thank-you page from a frame, with script and without',
    inTest:
      'one form with its errors, examined by axe; without script; the rest without a browser (enhance-hosted-form.test.ts, check-answers.test.ts)',
  },
  {
    spec: 'framed-tools',
    inAudit:
      'each tool in each theme, examined by axe; in forced colours; the assessment without script and on a phone; the height of its frame; a job opening',
    inTest:
      'dark; what is asked and shown; heights and the rest without a browser (frame-height.test, assessment-routes, openings)',
  },
  {
    spec: 'e2e/levelling',
    inAudit: 'hours moved in each way, and shared; the map without script',
    inTest:
      'by mouse and by keyboard; the rest without a browser (levelling-mover, -address, dataset-figure.test)',
  },
  {
    spec: 'live-preview',
    inAudit:
      'one of every kind of block is added to a previewed page and works; forty keystrokes at once; links and forms; islands rendered again',
    inTest:
      'a heading, what a visitor has done to the page (live-preview), every block by hand (editor/e2e/all-blocks); requests and addresses without a browser (latest-only.test.ts, preview-query.test.ts)',
  },
  {
    spec: 'plain-brand',
    inAudit: 'the unit tests and the browser tests of the product with a second, plain brand',
    inTest: 'what is built and served with it (plain-brand.integration.test.ts)',
  },
  {
    spec: 'back-forward',
    inAudit: 'Back to twelve kinds of pages',
    inTest: 'filtered resources and a page with a form',
  },
  {
    spec: 'site/e2e/reading',
    inAudit:
      'folds by mouse and by keyboard, each with and without script; the menu of a phone without script; a missing page and redirects in a browser; telephone numbers in lines of any length',
    inTest:
      'a mouse with script, keys without; missing pages and redirects without a browser (not-found-layout.test.tsx, page-answers.integration.test.ts)',
  },
  {
    spec: 'site/e2e/search-box',
    inAudit:
      'the search box by touch and with a modifier key, on a phone without script; layout shifts when it opens; when its script takes over; each of its keys; responses that are late or missing',
    inTest:
      'real suggestions chosen by key and by mouse; the rest without a browser (search-form.enhance.test.ts)',
  },
  {
    spec: 'prefetch.spec',
    inAudit:
      'prefetching for visitors who save data, and of missing pages; addresses that never are; page transitions under reduced motion',
    inTest:
      'a prefetched page; the rules and their header without a browser (prefetch.test.ts, speculation-rules-route.integration.test.ts)',
  },
  {
    spec: 'site/e2e/carousel',
    inAudit:
      'a carousel right to left, by pen, over every width, under a pointer, and before its script has loaded; its pages and its movement, step by step',
    inTest:
      'by mouse, finger and keyboard, with autoplay; the rest without a browser (carousel.enhance.test.tsx, paging.test.ts, turn-rules.test.ts, autoplay.test.ts)',
  },
  {
    spec: 'contents-list',
    inAudit: 'which heading is marked while the page scrolls',
    inTest:
      'one that is scrolled to, one that is clicked; the rest without a browser (contents-list.enhance.test.ts, active-heading.test.ts)',
  },
  {
    spec: 'films.spec',
    inAudit:
      'films without a network and films that were deleted, for each provider, language and way to press the button; a stream',
    inTest: 'one provider, one language, one way',
  },
  {
    spec: 'linked-styles',
    inAudit: 'what is below the first screen, without script too',
    inTest: 'with script',
  },
  {
    spec: 'placeholders',
    inAudit: 'what empty fields suggest on four pages',
    inTest: 'none',
  },
  {
    spec: 'e2e/instrument',
    inAudit:
      'the instrument of the home page in each of its places, on low screens and phones, read aloud, without script; invoices below a project',
    inTest:
      'by mouse and by keyboard, and before its script; the rest without a browser (s-curve-summary, dataset-figure.test, live-tower-view.test)',
  },
  {
    spec: 'e2e/players',
    inAudit: 'recordings in each player, by each of its controls and without script',
    inTest:
      'an episode and a film by mouse and by keyboard; without script as HTML (audio-player.test, transcript.test, video-player.test)',
  },
  {
    spec: 'form-pages',
    inAudit: 'the pages of forms at two widths, and what moves on them',
    inTest: 'the demo at 1440 px; what moves on the mailing list',
  },
  {
    spec: 'price-calculator',
    inAudit: 'what is typed before the calculator has its script, and without script',
    inTest: 'typed with script; without it as HTML (price-calculator.test)',
  },
  {
    spec: 'home-phone',
    inAudit: 'the height of the home page on a phone; names of customers',
    inTest: 'a project of its table',
  },
  {
    spec: 'site/e2e/bridge',
    inAudit: 'a bridge destroyed, or of another origin',
    inTest: 'a bridge at work',
  },
] as const
/** Part that also runs the unit and browser tests of the product, with the brand of this name. */
const PLAIN_BRAND = 'plain-brand'
const DEFAULTS = {
  TOPOLOGY_MINUTES: '3',
  CHAOS_ROUNDS: '3',
  FUZZED: '20000',
  EDITOR_SESSIONS: '10000',
  MUTANTS: '10000',
  KILLS: '1000',
  PUBLISHES: '1000',
  READERS: '50',
}

if (process.argv[2] === '--list') {
  for (const { spec, inAudit, inTest } of PARTS)
    console.log(`${spec}\n  audit: ${inAudit}\n  npm test: ${inTest}`)
  process.exit(0)
}
const started = performance.now()
const chromium = ensureChromium(process.env)
if (chromium === undefined) {
  console.error('No Chromium: set CHROMIUM_PATH, or install one; the audit needs it.')
  process.exit(1)
}
const postgres = await ensurePostgres(process.env)
if (postgres === undefined) {
  console.error('No PostgreSQL: set TEST_DATABASE_URL, or install one; the audit needs it.')
  process.exit(1)
}
const promtool = ensurePromtool(process.env)
if (promtool === undefined) {
  console.error(
    'No promtool: the alert rules are not tested. To test them, set PROMTOOL, or install Prometheus.',
  )
}
await ensureBuilt()
const selectedArguments = process.argv.slice(2)
const hasPartName = selectedArguments[0] !== undefined && !selectedArguments[0].startsWith('-')
const shard = selectedArguments.find((argument) => argument.startsWith('--shard='))
const specs = hasPartName ? [] : PARTS.map(({ spec }) => spec)
const status = runVitest([...specs, ...selectedArguments], {
  ...DEFAULTS,
  ...process.env,
  CHROMIUM_PATH: chromium,
  THREE_NODES: '1',
  TEST_DATABASE_URL: postgres.url,
  PROMTOOL: promtool?.path,
  EVERY_STORY: '1',
  EVERY_EXAMPLE: '1',
  EVERY_DATABASE: '1',
})
postgres.stop()
promtool?.remove()
const hasPlainBrand = hasPartName
  ? selectedArguments[0] === PLAIN_BRAND
  : shard === undefined || shard.startsWith('--shard=1/')
const plainStatus = hasPlainBrand
  ? runVitest(['--project', 'unit', '--project', 'browser'], {
      CHROMIUM_PATH: chromium,
      BRAND: `tools/testing/${PLAIN_BRAND}`,
    })
  : 0
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`The audit took ${minutes} minutes.`)
process.exit(Math.max(status, plainStatus))
